/** Dragging by mouse, finger or pen. Whatever can be dragged can also be done by a click and by keys. */
import type { Attachment } from 'svelte/attachments'

/** How far a pointer must go before it is a drag and no click. */
const SLOP = 6

interface Dragged {
  /** What is dragged; places say by `accepts` whether they take it. */
  what: () => unknown
  disabled?: () => boolean
  onstart?: (what: unknown) => void
  onend?: () => void
}

interface Place {
  accepts: (what: unknown) => boolean
  ondrop: (what: unknown) => void
}

const places = new Map<Element, Place>()

/** `{@attach place({ accepts, ondrop })}`: something can be dropped here. The node has the class `drop` under a drag that it takes, and `over` when it is just there. */
export function place(it: Place): Attachment {
  return (node) => {
    places.set(node, it)
    return () => places.delete(node)
  }
}

/** `{@attach draggable({ what })}`: this can be dragged to a place that accepts it. */
export function draggable(it: Dragged): Attachment {
  return (node) => {
    const from = node as HTMLElement
    let start: PointerEvent | null = null
    let ghost: HTMLElement | null = null
    let over: Element | null = null
    let what: unknown

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || it.disabled?.()) return
      start = event
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', stop)
    }
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointerId) return
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      if (!ghost && Math.hypot(x, y) < SLOP) return
      if (!ghost) begin()
      ghost!.style.translate = `${x}px ${y}px`
      const found = at(event.clientX, event.clientY)
      if (found !== over) {
        over?.classList.remove('over')
        over = found
        over?.classList.add('over')
      }
    }
    const begin = () => {
      what = it.what()
      const box = from.getBoundingClientRect()
      ghost = from.cloneNode(true) as HTMLElement
      ghost.inert = true
      ghost.style.cssText += `;position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;margin:0;pointer-events:none;z-index:1000;opacity:.9;`
      document.body.append(ghost)
      from.classList.add('dragged')
      for (const [element, place] of places) if (place.accepts(what)) element.classList.add('drop')
      it.onstart?.(what)
    }
    const at = (x: number, y: number): Element | null => {
      for (const element of document.elementsFromPoint(x, y)) {
        const place = places.get(element)
        if (place?.accepts(what)) return element
      }
      return null
    }
    const up = () => {
      const place = over ? places.get(over) : undefined
      const dragged = ghost !== null
      const carried = what
      stop()
      if (dragged) swallowClick()
      if (place) place.ondrop(carried)
    }
    const stop = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
      if (ghost) it.onend?.()
      ghost?.remove()
      over?.classList.remove('over')
      from.classList.remove('dragged')
      for (const element of places.keys()) element.classList.remove('drop')
      ghost = over = start = null
    }
    from.addEventListener('pointerdown', down)
    from.style.touchAction = 'none'
    return () => {
      from.removeEventListener('pointerdown', down)
      from.style.touchAction = ''
      stop()
    }
  }
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}
