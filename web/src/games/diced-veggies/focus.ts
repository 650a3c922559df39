/** For those who play by keys: focus is not lost with the thing that was picked, and G goes to what can be picked next. */
import type { Attachment } from 'svelte/attachments'

const PICKABLE = 'button[data-pick]:not(:disabled):not([inert], [inert] *)'

function shown(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(PICKABLE)].filter((node) => node.getClientRects().length > 0)
}

/** `{@attach keepFocus(() => seating.seq)}` on the whole board. */
export function keepFocus(news: () => unknown): Attachment {
  // Whether focus was in the board when it got lost, by keys.
  let inside = false
  let byKeys = false
  let root: HTMLElement | null = null

  const find = () => {
    const active = document.activeElement
    const lost = active === null || active === document.body || active.matches(':disabled')
    if (!root || !inside || !byKeys || !lost) return
    shown(root)[0]?.focus()
  }

  return (node) => {
    root ??= node as HTMLElement
    const keydown = (event: Event) => {
      byKeys = true
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
      if ((key !== 'g' && key !== 'G') || ctrlKey || metaKey || altKey) return
      const all = shown(node)
      const at = all.indexOf(document.activeElement as HTMLElement)
      all[(at + 1) % all.length]?.focus()
    }
    const pointer = () => (byKeys = false)
    const focusin = () => (inside = true)
    // Focus that goes elsewhere on purpose is not fetched back.
    const focused = (event: FocusEvent) => {
      if (event.target instanceof Node && !node.contains(event.target)) inside = false
    }
    node.addEventListener('keydown', keydown)
    node.addEventListener('pointerdown', pointer)
    node.addEventListener('focusin', focusin)
    document.addEventListener('focusin', focused)
    const watch = setTimeout(find, 60)
    news()
    return () => {
      clearTimeout(watch)
      node.removeEventListener('keydown', keydown)
      node.removeEventListener('pointerdown', pointer)
      node.removeEventListener('focusin', focusin)
      document.removeEventListener('focusin', focused)
    }
  }
}
