/** The language of the screen, chosen at any time, and the words of the client and of the games in it. */
import { Words, type Facts, type Lang } from './words'

type Texts = Record<string, () => Promise<string>>
const own = import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default' }) as Texts
const common = import.meta.glob('$games/text/*.ftl', { query: '?raw', import: 'default' }) as Texts
const rules = import.meta.glob('$games/*/text/*.ftl', { query: '?raw', import: 'default' }) as Texts
const boards = import.meta.glob('../games/*/text/*.ftl', { query: '?raw', import: 'default' }) as Texts

function first(): Lang {
  const kept = localStorage.getItem('lang')
  if (kept === 'en' || kept === 'fr') return kept
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

/** The text of a glob whose path ends so. */
function text(texts: Texts, ending: string): Promise<string> {
  const found = Object.entries(texts).find(([path]) => path.endsWith(ending))
  return found ? found[1]() : Promise.resolve('')
}

class Language {
  current = $state<Lang>(first())
  words = $state.raw(new Words('en', []))
  private listeners: (() => void)[] = []

  /** Reads the words of a language and speaks it from now on. */
  async speak(lang: Lang): Promise<void> {
    const texts = await Promise.all([text(common, `/${lang}.ftl`), text(own, `/${lang}.ftl`)])
    this.words = new Words(lang, texts)
    this.current = lang
    localStorage.setItem('lang', lang)
    document.documentElement.lang = lang
    for (const listener of this.listeners) listener()
  }

  /** Calls back whenever another language is chosen. */
  heard(listener: () => void): () => void {
    this.listeners.push(listener)
    return () => (this.listeners = this.listeners.filter((one) => one !== listener))
  }
}

export const language = new Language()

/** A sentence of the client. */
export const t = (key: string, facts: Facts = {}): string => language.words.say(key, facts)

const folder = (game: string) => game.replaceAll('-', '_')

/** The texts of a game: what all games share, its rules' words, its board's. */
export function textsOf(game: string, lang: Lang): Promise<string[]> {
  return Promise.all([
    text(common, `/games/text/${lang}.ftl`),
    text(rules, `/${folder(game)}/text/${lang}.ftl`),
    text(boards, `/${game}/text/${lang}.ftl`),
  ])
}
