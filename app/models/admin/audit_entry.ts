import { AuditregelSchema } from '#database/schema'

/** Who changed what in the admin area. Lines are added, never changed. */
export default class AuditEntry extends AuditregelSchema {
  static override table = 'auditregels'
}
