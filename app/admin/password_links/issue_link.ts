import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { queueMail } from '#app/shop/mails/queue_mail'
import { LINK_MINUTES, type AdminLinkKind } from '#domain/admin/password_links'
import type Admin from '#models/admin/admin'
import AdminLink from '#models/admin/admin_link'
import Mail, { type MailKind } from '#models/shop/mail'

/** A game master is told which evening, and until when. */
function mailOf(kind: AdminLinkKind, { isOwner }: Pick<Admin, 'isOwner'>): MailKind {
  if (kind === 'wachtwoord') return 'beheer_wachtwoord'
  return isOwner ? 'beheer_uitnodiging' : 'spelleider_uitnodiging'
}

/**
 * Mails an admin a link by which to choose a password. Earlier links stop working.
 *
 * @returns the id of the mail
 */
export async function issueLink(
  trx: TransactionClientContract,
  admin: Pick<Admin, 'id' | 'email' | 'isOwner'>,
  kind: AdminLinkKind
): Promise<number> {
  await endLinks(trx, admin)
  const mailId = await queueMail(trx, { kind: mailOf(kind, admin), email: admin.email })
  const expiresAt = DateTime.utc().startOf('second').plus({ minutes: LINK_MINUTES[kind] })
  await AdminLink.create({ adminId: admin.id, kind, mailId, expiresAt }, { client: trx })
  return mailId
}

/** Ends all links of an admin that nobody used yet, and keeps back mails that were not sent yet. */
export async function endLinks(trx: TransactionClientContract, { id }: Pick<Admin, 'id'>) {
  const open = await AdminLink.query({ client: trx }).where('admin_id', id).whereNull('used_at')
  const mails = open.map(({ mailId }) => mailId).filter((mailId) => mailId !== null)
  await Mail.query({ client: trx }).whereIn('id', mails).where('status', 'wachtrij').delete()
  for (const link of open) await link.merge({ expiresAt: link.createdAt }).save()
}
