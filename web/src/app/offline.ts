/** Installs the service worker, and has it keep what is wanted offline: the door, and the rules in one's own language. */
import { mount } from 'svelte'
import { language } from '../wire/lang.svelte'
import OfflineNote from './OfflineNote.svelte'
import { SHELF } from './shelf'

const PATIENCE = 4000

export function prepare(): void {
  mount(OfflineNote, { target: document.body })
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A page of an older version asks for a part that is no more: the new version is one load away.
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem('renewed'))
    if (!navigator.onLine || Date.now() - last < 60_000) return
    sessionStorage.setItem('renewed', `${Date.now()}`)
    location.reload()
  })
  const begin = () => setTimeout(() => void install(), PATIENCE)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  language.heard(() => void keep())
}

async function install(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    await keep()
  } catch {
    // Some browsers forbid it, in private windows say: then there is nothing offline, and nothing else is amiss.
  }
}

let keeping = false

async function keep(): Promise<void> {
  const saver = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  if (saver || keeping) return
  keeping = true
  try {
    const worker = (await navigator.serviceWorker.ready).active
    // The page of the rules is fetched, so that it stands in the list of what was loaded.
    await import('./RulesPage.svelte')
    const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name))
    const assets = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    const rules = SHELF.map((one) => `/api/games/${one.game}/rules?lang=${language.current}`)
    worker?.postMessage({ keep: ['/', ...new Set(assets.map((url) => url.pathname)), '/api/games', ...rules] })
  } finally {
    keeping = false
  }
}
