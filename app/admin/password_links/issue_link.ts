import app from '@adonisjs/core/services/app'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { SignedLinks } from '#app/core/http/signed_links'
import { queueMail } from '#app/shop/mails/queue_mail'
import { LINK_MINUTES, type AdminLinkKind } from '#domain/admin/admin_links'
import type Admin from '#models/admin/admin'
import AdminLink from '#models/admin/admin_link'
import Mail, { type MailKind } from '#models/shop/mail'
import env from '#start/env'

const MAILS: Readonly<Record<AdminLinkKind, MailKind>> = {
  uitnodiging: 'beheer_uitnodiging',
  wachtwoord: 'beheer_wachtwoord',
}

/** Mails an admin a link by which to choose a password. Earlier links stop working. */
export async function issueLink(
  trx: TransactionClientContract,
  admin: Pick<Admin, 'id' | 'email'>,
  kind: AdminLinkKind
) {
  await endLinks(trx, admin)
  const mailId = await queueMail(trx, { kind: MAILS[kind], email: admin.email })
  const expiresAt = DateTime.utc().startOf('second').plus({ minutes: LINK_MINUTES[kind] })
  await AdminLink.create({ adminId: admin.id, kind, mailId, expiresAt }, { client: trx })
}

/** Ends all links of an admin that nobody used yet, and keeps back mails that were not sent yet. */
export async function endLinks(trx: TransactionClientContract, { id }: Pick<Admin, 'id'>) {
  const open = await AdminLink.query({ client: trx }).where('admin_id', id).whereNull('used_at')
  const mails = open.map(({ mailId }) => mailId).filter((mailId) => mailId !== null)
  await Mail.query({ client: trx }).whereIn('id', mails).where('status', 'wachtrij').delete()
  for (const link of open) await link.merge({ expiresAt: link.createdAt }).save()
}

/** The address of a link. Its signature keeps others from making one, and is stored nowhere. */
export async function linkUrl({ id, expiresAt }: AdminLink): Promise<string> {
  const links = await app.container.make(SignedLinks)
  return `${env.appUrl}${links.signUntil(urlFor('password_link.show', { id }), expiresAt.toJSDate())}`
}
