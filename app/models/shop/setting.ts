import { SettingSchema } from '#database/schema'

/** A setting that the owner changes in the admin area, as JSON. */
export default class Setting extends SettingSchema {
  static override table = 'settings'
  static override primaryKey = 'name'
  static override selfAssignPrimaryKey = true
}
