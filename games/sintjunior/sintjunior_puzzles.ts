import { note } from '#games/sintjunior/note'
import { roofs } from '#games/sintjunior/roofs'
import { poem } from '#games/sintjunior/poem'
import { stickyNotes } from '#games/sintjunior/sticky_notes'
import { shoes } from '#games/sintjunior/shoes'
import { stars } from '#games/sintjunior/stars'

/** The puzzles in the order of the locks. */
export const LOCK_PUZZLES = [note, stickyNotes, shoes, roofs, poem, stars] as const
