/** Puts a text where it can be pasted; whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without HTTPS, as in one's own network, browsers have no clipboard but the old one, which copies what is selected.
    const field = document.createElement('textarea')
    const before = document.activeElement
    field.value = text
    field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return done
  }
}
