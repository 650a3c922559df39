/** Where one is: the address, and going elsewhere without loading the page anew. */
import { tick } from 'svelte'

class Route {
  path = $state(location.pathname)
  /** What stands after `?` and `#`. */
  query = $state.raw(new URLSearchParams(location.search))
  hash = $state(decodeURIComponent(location.hash.slice(1)))

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
    // Those who do not see the page change hear of it.
    document.querySelector<HTMLElement>('h1')?.focus()
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = decodeURIComponent(location.hash.slice(1))
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
