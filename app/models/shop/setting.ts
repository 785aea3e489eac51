import { InstellingenSchema } from '#database/schema'

/** A setting that the owner changes in the admin area, as JSON. */
export default class Setting extends InstellingenSchema {
  static override table = 'instellingen'
  static override primaryKey = 'naam'
  static override selfAssignPrimaryKey = true
}
