import { OccupationSchema } from '#database/schema'

/** A team that is in a room; a game reads them as rows, see `occupation_row.ts`. */
export default class Occupation extends OccupationSchema {
  static override table = 'occupations'
}
