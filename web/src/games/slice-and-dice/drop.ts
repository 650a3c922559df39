/** A utensil carried from the hand is used by dropping it on what it is for. */
import type { Attachment } from 'svelte/attachments'
import { place } from '../../board/drag'
import type { Spot } from './aim'
import type { Grip } from './grip.svelte'

export const takesUtensil = (grip: Grip, spot: () => Spot): Attachment =>
  place({
    accepts: (what) => what !== null && what === grip.held && grip.picks(spot()).length === 1,
    ondrop: () => grip.go(spot()),
  })
