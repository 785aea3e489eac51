import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import AuditEntry from '#models/admin/audit_entry'

/** Who changed something: an admin, or whoever may type commands on the server. */
export type Actor = { readonly id: number | null; readonly email: string }

export const OPDRACHTREGEL: Actor = { id: null, email: 'opdrachtregel' }

/**
 * Writes down who changed what, in the transaction of the change. `gegevens` holds what is needed to
 * understand it later: before and after, and no password, token or code.
 *
 * @param wat the action as a word of code, such as `prijs_gewijzigd`
 * @param onderwerp what it was about, as people call it: an order number, a game
 */
export async function recordAudit(
  client: TransactionClientContract,
  who: Actor,
  what: string,
  subject: string,
  data: Readonly<Record<string, unknown>> = {}
) {
  const { id: adminId, email } = who
  await AuditEntry.create(
    {
      beheerderId: adminId,
      wie: email,
      wat: what,
      onderwerp: subject,
      gegevens: JSON.stringify(data),
    },
    { client }
  )
}
