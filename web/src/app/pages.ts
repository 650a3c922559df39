/** The pages behind the door: each is fetched when somebody goes there. */
import type { Component } from 'svelte'

type Page = Component<{ id: string }>

const PAGES: [RegExp, () => Promise<{ default: Page }>][] = [
  [/^\/t\/([\w-]+)$/, () => import('./TablePage.svelte')],
  [/^\/t\/([\w-]+)\/replay$/, () => import('./ReplayPage.svelte')],
  [/^\/replay\/([\w-]+)$/, () => import('./ReplayPage.svelte')],
  [/^\/rules\/([\w-]+)$/, () => import('./RulesPage.svelte')],
  [/^\/learn\/([\w-]+)$/, () => import('./LearnPage.svelte')],
]

/** The page of an address and what it is about; null at the door. */
export function pageOf(path: string) {
  for (const [place, [pattern, load]] of PAGES.entries()) {
    const found = pattern.exec(path)
    if (found) return { load, id: found[1]!, key: `${place} ${found[1]}` }
  }
  return null
}
