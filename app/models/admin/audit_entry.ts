import { AuditEntrySchema } from '#database/schema'

/** Who changed what in the admin area. Entries are added, and never changed. */
export default class AuditEntry extends AuditEntrySchema {
  static override table = 'audit_entries'
}
