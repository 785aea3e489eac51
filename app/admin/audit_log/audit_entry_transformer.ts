import { BaseTransformer } from '@adonisjs/core/transformers'
import { auditSentence } from '#app/admin/audit_log/audit_sentence'
import type AuditEntry from '#models/admin/audit_entry'

/** What somebody did, as a sentence. */
export default class AuditEntryTransformer extends BaseTransformer<AuditEntry> {
  toObject() {
    const { id, createdAt, who } = this.resource
    return { id, at: createdAt.toISO()!, who, sentence: auditSentence(this.resource) }
  }
}
