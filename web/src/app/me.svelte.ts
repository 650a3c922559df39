/** What this browser remembers of who sits before it: a name, a face, a colour, and how it likes its screen. */
import { COLOURS, type Colour } from '../board/seating'

export const AVATARS = [
  'avocado', 'broccoli', 'cheese', 'chilli', 'crab', 'croissant', 'doughnut', 'pear', 'pineapple', 'pretzel',
  'strawberry', 'teapot', 'tomato',
] as const
export type Theme = 'auto' | 'light' | 'dark'

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

class Me {
  name = $state(localStorage.getItem('name') ?? '')
  avatar = $state(localStorage.getItem('avatar') ?? any(AVATARS))
  colour = $state<Colour>((localStorage.getItem('colour') as Colour | null) ?? any(COLOURS))
  /** Whether the board lights up what may be picked, and shows odds. */
  hints = $state(localStorage.getItem('hints') !== 'off')
  theme = $state<Theme>((localStorage.getItem('theme') as Theme | null) ?? 'auto')

  constructor() {
    this.dress()
  }

  keep(): void {
    for (const name of ['name', 'avatar', 'colour', 'theme'] as const) localStorage.setItem(name, this[name])
    localStorage.setItem('hints', this.hints ? 'on' : 'off')
    this.dress()
  }

  private dress(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = this.theme
  }
}

export const me = new Me()
