/**
 * What players do with the paper itself, with their hands or with the room. What a pencil does, such
 * as a line or a cross, is no trick.
 */
export type TrickKind =
  | 'build_a_box'
  | 'cards_in_a_row'
  | 'cards_on_a_plan'
  | 'fold_and_cut'
  | 'fold_until_it_meets'
  | 'hold_against_the_light'
  | 'lay_with_a_lace'
  | 'look_along_the_paper'
  | 'look_at_the_cover'
  | 'match_cut_strips'
  | 'measure_a_length'
  | 'measure_jumps'
  | 'pull_through_slits'
  | 'slide_a_strip'
  | 'swing_a_strip'
  | 'things_in_the_room'
  | 'turn_a_grille'
  | 'turn_discs'
  | 'turn_upside_down'
  | 'use_a_mirror'
  | 'walk_a_token'

export type Trick = {
  readonly kind: TrickKind
  /** The title of the sheet on which it is done. */
  readonly sheet: string
}

/** For whom a game is: two games for the same people share no trick. */
export type AgeGroup = 'children' | 'families' | 'grown_ups'

/** The fewest tricks of a printed game. */
export const LEAST_TRICKS = 2
/** How often one kind may occur in the whole shop. */
export const MOST_OF_A_KIND = 2
