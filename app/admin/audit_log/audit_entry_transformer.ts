import { BaseTransformer } from '@adonisjs/core/transformers'
import { auditSentence } from '#app/admin/audit_log/audit_sentence'
import type AuditEntry from '#models/admin/audit_entry'
import { asIso } from '#domain/dutch_time'

/** What somebody did, as a sentence. */
export default class AuditEntryTransformer extends BaseTransformer<AuditEntry> {
  toObject() {
    const { id, createdAt, who } = this.resource
    return { id, at: asIso(createdAt), who, sentence: auditSentence(this.resource) }
  }
}
