/** The pages behind the door: which address is whose. The table comes with the door, the others when somebody goes there. */
import type { Component } from 'svelte'

type Page = Component<{ id: string }>
type Loader = () => Promise<{ default: Page }>

const PAGES: [RegExp, Loader | 'table'][] = [
  [/^\/t\/([\w-]+)$/, 'table'],
  [/^\/t\/([\w-]+)\/replay$/, () => import('./ReplayPage.svelte')],
  [/^\/replay\/([\w-]+)$/, () => import('./ReplayPage.svelte')],
  [/^\/rules\/([\w-]+)$/, () => import('./RulesPage.svelte')],
  [/^\/learn\/([\w-]+)$/, () => import('./LearnPage.svelte')],
]

/** The page of an address and what it is about; null at the door. */
export function pageOf(path: string) {
  for (const [place, [pattern, page]] of PAGES.entries()) {
    const found = pattern.exec(path)
    if (found) return { page, id: found[1]!, key: `${place} ${found[1]}` }
  }
  return null
}
