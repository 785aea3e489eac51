import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditKind } from '#domain/admin/audit_log'
import AuditEntry from '#models/admin/audit_entry'

/** Who changed something: an admin, or somebody who typed a command on the server. */
export type Actor = { readonly id: number | null; readonly email: string }

export const COMMAND_LINE: Actor = { id: null, email: 'opdrachtregel' }

/**
 * Writes down who changed what, in the transaction of the change. `data` holds what is needed to
 * understand it later: before and after, and no password, token or code.
 *
 * @param subject what it was about, as people call it: an order number, a game
 */
export async function recordAudit(
  client: TransactionClientContract,
  who: Actor,
  what: AuditKind,
  subject: string,
  data: Readonly<Record<string, unknown>> = {}
) {
  const { id: adminId, email } = who
  await AuditEntry.create(
    {
      adminId,
      who: email,
      what,
      subject,
      data: JSON.stringify(data),
    },
    { client }
  )
}
