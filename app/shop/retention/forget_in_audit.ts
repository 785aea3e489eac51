import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ERASED } from '#app/shop/retention/erasure'
import AuditEntry from '#models/admin/audit_entry'
import Customer from '#models/live/customer'

type Trx = TransactionClientContract

/**
 * Removes the texts of what admins did with the person's data. The actions and the numbers stay, so
 * that amounts can still be traced.
 */
export async function forgetInAudit(trx: Trx, word: string) {
  const likePattern = `%${word.toLowerCase().replace(/[%_!]/g, '!$&')}%`
  const lines = await AuditEntry.query({ client: trx })
    .whereRaw('lower(subject) = ?', [word.toLowerCase()])
    .orWhereRaw("lower(data) like ? escape '!'", [likePattern])
  for (const line of lines) await forget(line, line.subject.includes('@'))
}

/** Removes the owner's reason for rejecting a withdrawal. */
export async function forgetAboutWithdrawal(trx: Trx, id: number) {
  const lines = await AuditEntry.query({ client: trx }).where('subject', `herroeping ${id}`)
  for (const line of lines) await forget(line)
}

/** Removes the name of the person who booked, unless another customer has the same name. */
export async function forgetCustomerName(trx: Trx, { id, name }: Customer) {
  if (await Customer.query({ client: trx }).where({ name }).whereNot('id', id).first()) return
  const lines = await AuditEntry.query({ client: trx })
    .where('subject', name)
    .whereLike('what', 'customer%')
  for (const line of lines) await forget(line, true)
}

async function forget(line: AuditEntry, subjectToo = false) {
  const data = JSON.stringify(withoutTexts(JSON.parse(line.data)))
  await line.merge({ data, subject: subjectToo ? ERASED : line.subject }).save()
}

function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return ERASED
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutTexts(part)]))
}
