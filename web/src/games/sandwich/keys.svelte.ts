/** Single keys on the board. They can be switched off, as they get in the way of who speaks to the computer. */
import type { Attachment } from 'svelte/attachments'

class Keys {
  on = $state(localStorage.getItem('sandwich-keys') !== 'off')

  switch(): void {
    this.on = !this.on
    localStorage.setItem('sandwich-keys', this.on ? 'on' : 'off')
  }
}

export const keys = new Keys()

/** Whether a key is meant for a field, a dialog, or a command of the browser. */
function elsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true
  const target = event.target as HTMLElement | null
  return target?.closest?.('input, textarea, select, [contenteditable], dialog, [role=dialog], [role=slider]') != null
}

/** `{@attach pressed(on)}`: keys go to this part of the board while it is there. `on` says whether it wanted the key. */
export function pressed(on: (event: KeyboardEvent) => boolean): Attachment {
  return () => {
    const down = (event: KeyboardEvent) => {
      if (keys.on && !elsewhere(event) && on(event)) event.preventDefault()
    }
    addEventListener('keydown', down)
    return () => removeEventListener('keydown', down)
  }
}
