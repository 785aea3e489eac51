import { AdminSessionSchema } from '#database/schema'

/** A browser in which an admin is logged in. */
export default class AdminSession extends AdminSessionSchema {
  static override table = 'admin_sessions'
}
