import { animalSheet, stripsSheet } from '#games/ontgoocheld/balloons'
import { diploma, lastLetter } from '#games/ontgoocheld/envelopes/last_sheets'
import { MAGIC_LESSONS } from '#games/ontgoocheld/magic_lessons'
import { clownCutOuts } from '#games/ontgoocheld/nose'
import { PUZZLES } from '#games/ontgoocheld/ontgoocheld_puzzles'
import type { Sheet } from '#domain/shop/booklets/booklet'
import { itemAt } from '#domain/present'

const puzzle = (index: number): Sheet => itemAt(PUZZLES, index).sheet
const lesson = (index: number): Sheet => itemAt(MAGIC_LESSONS, index)

const SHEETS: readonly (readonly Sheet[])[] = [
  [lesson(0), puzzle(1)],
  [lesson(1), puzzle(2), animalSheet, stripsSheet],
  [lesson(2), puzzle(3), clownCutOuts],
  [lesson(3), puzzle(4)],
  [lastLetter, diploma],
]

/**
 * What is behind each lock, in the order of the locks. A sheet says in its corner in which envelope
 * it goes; what is wholly a thing has no corner.
 */
export const ENVELOPES: readonly (readonly Sheet[])[] = SHEETS.map((sheets, index) =>
  sheets.map((sheet) => (sheet.bare ? sheet : { ...sheet, corner: `voor envelop ${index + 1}` }))
)

/** How the host's table names a sheet: a lesson has its number, and a thing is for every child. */
export const inTable = ({ title, section, bare }: Sheet): string =>
  bare ? `een ${title} per kind` : (/^Toverles \d/.exec(section ?? '')?.[0] ?? title)
