/** Where one is: the address, and going elsewhere without loading the page anew. */
import { tick } from 'svelte'

/** What stands after the #; a damaged one is nothing. */
function hashOf(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

class Route {
  path = $state(location.pathname)
  /** What stands after `?` and `#`. */
  query = $state.raw(new URLSearchParams(location.search))
  hash = $state(hashOf())
  /** Another page was asked for and its heading is not there yet. */
  private arriving = false

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (event) => this.click(event))
  }

  /** Goes to an address of ours. */
  async go(to: string, replace = false): Promise<void> {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.read()
    await tick()
    scrollTo(0, 0)
  }

  /** `{@attach route.heading}` for the heading of a page: those who do not see the page change hear of it. */
  readonly heading = (node: Element): void => {
    if (!this.arriving) return
    this.arriving = false
    ;(node as HTMLElement).focus({ preventScroll: true })
  }

  private read(): void {
    this.arriving ||= location.pathname !== this.path
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = hashOf()
  }

  /** Links of ours do not load the page anew; those of the server's own pages and downloads do. */
  private click(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (/^\/(api|print)\//.test(link.pathname) || link.pathname === '/print') return
    event.preventDefault()
    const to = link.pathname + link.search + link.hash
    if (link.pathname === location.pathname && link.search === location.search && link.hash) {
      location.hash = link.hash
    } else void this.go(to)
  }
}

export const route = new Route()
