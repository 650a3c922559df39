/** What is heard of what happens: a few short sounds, from the same events as the animations. */
import { speaker } from '../board/sound.svelte'
import type { LiveTable } from '../wire/table.svelte'

const DICE = new Set(['rolled', 'restocked', 'coop-filled', 'head-chef-rolled', 'tossed', 'flipped'])
const GOOD = new Set(['cooked', 'customer-fed', 'dish-cooked', 'scored', 'fitted-best'])

/** Plays what is heard from a seat's updates, until the returned function is called. */
export function listen(table: () => LiveTable, seat: () => number | null): () => void {
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
        const told = (update.events as { told: string }[]).map((event) => event.told)
        if (update.outcome) speaker.play('end')
        else if (told.some((one) => GOOD.has(one))) speaker.play('good')
        else if (told.some((one) => DICE.has(one))) speaker.play('dice')
        else if (turn && !mine) speaker.play('turn')
        else if (update.by === at) speaker.play('pick')
      }
      mine = turn
    })
  })
}
