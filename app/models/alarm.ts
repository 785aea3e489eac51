import { AlarmanSchema } from '#database/schema'

/** Something that a person has to look at; `sleutel` keeps one cause to one alarm. */
export default class Alarm extends AlarmanSchema {
  static override table = 'alarmen'
}
