/** What is heard of what happens: a few short sounds, from the same events as the animations. */
import type { Told } from '../board/seating'
import { speaker } from '../board/sound.svelte'
import type { Noise } from '../games'
import type { LiveTable } from '../wire/table.svelte'

/** The most important first: of all that one update tells, one thing is heard. */
const ORDER: readonly Noise[] = ['good', 'dice', 'card']

/** Plays what is heard from a seat's updates, until the returned function is called. */
export function listen(
  table: () => LiveTable,
  seat: () => number | null,
  noise: (event: Told) => Noise | null,
): () => void {
  let heard = -1
  let mine = false
  return $effect.root(() => {
    $effect(() => {
      const at = seat()
      const update = table().updates.get(at)
      if (!update || update.seq === heard) return
      const first = heard < 0
      heard = update.seq
      const turn = at !== null && update.to_act.includes(at)
      if (!first) {
        const noises = (update.events as Told[]).map(noise)
        const loudest = ORDER.find((one) => noises.includes(one))
        if (update.outcome) speaker.play('end')
        else if (loudest) speaker.play(loudest)
        else if (turn && !mine) speaker.play('turn')
        else if (update.by === at) speaker.play('pick')
      }
      mine = turn
    })
  })
}
