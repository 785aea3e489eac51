import { LOOKS, type Look, type PropObject } from '#domain/play/props/looks'
import type { Part } from '#domain/play/puzzles/puzzle'

/**
 * A piece of material as a thing from its world: a letter, a receipt, a page of a notebook. It is
 * printed as that thing and shown as that thing, from the same data. In a puzzle:
 *
 *     {
 *       kind: 'prop',
 *       object: 'receipt',
 *       heading: 'Hotel De Ketel',
 *       stamp: 'BETAALD',
 *       parts: [{ kind: 'table', caption: '', heading: ['Wat', 'Prijs'], rows: [['Soep', '4,50']] }],
 *     }
 *
 * `object` picks a look from `LOOKS` (`looks.ts`); `look` changes parts of it for this one thing
 * (`{ paper: 'pink', width: 0.6 }`). The parts are ordinary material, set in the lettering of the
 * thing. Question and answer stay outside. Paper, edge, stamp, seal, tape and folds are ornament:
 * screen readers skip them, so what is needed to solve stands in the heading or in a part.
 *
 * Words in a drawing are written by hand with `letter: 'hand'` or `'script'`.
 */
export type Prop = {
  readonly kind: 'prop'
  readonly object: PropObject
  /** What was printed on it before anybody wrote on it, such as the name of a hotel. */
  readonly heading?: string
  /** A rubber stamp across a corner, in a few capitals. */
  readonly stamp?: string
  /** A wax seal at the foot, with one letter. */
  readonly seal?: string
  readonly look?: Partial<Look>
  readonly parts: readonly Part[]
}

/** How a prop looks: that of its object, with its own changes. */
export const lookOf = ({ object, look }: Pick<Prop, 'object' | 'look'>): Look => ({
  ...LOOKS[object],
  ...look,
})
