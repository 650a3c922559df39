/** Whoever plays by keys goes on where the next thing is to be done, when what had the focus is gone. */

/** Where the focus goes then, best first. */
const NEXT = [
  'button.lit[data-pick]:not(:disabled)',
  '.ways button:not(:disabled)',
  '.coop button[tabindex="0"]:not(:disabled)',
  // Before "throw back", which nobody should hit unawares.
  'button[data-pick="keep"]',
  'button[data-pick]:not(:disabled):not([data-begins])',
  'button[data-pick]:not(:disabled)',
]

const isGone = (node: Element | null): boolean =>
  node === null || node === document.body || !node.isConnected || (node as HTMLButtonElement).disabled === true || node.closest('[inert]') !== null

/** Keeps the focus inside; call `before` ahead of every change of the table and `after` behind it. */
export class FocusKeeper {
  private was = false

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Two changes may come before the first `after`: the second one finds nothing in focus, and must not forget. */
  before(): void {
    this.was ||= !!this.root()?.contains(document.activeElement)
  }

  after(byKeys: boolean): void {
    const [root, was] = [this.root(), this.was]
    this.was = false
    if (!was || !root || !isGone(document.activeElement)) return
    if (byKeys) {
      for (const selector of NEXT) {
        const found = [...root.querySelectorAll<HTMLElement>(selector)].find((one) => !isGone(one))
        if (found) return found.focus()
      }
    }
    root.focus({ preventScroll: true })
  }
}
