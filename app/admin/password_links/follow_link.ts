import app from '@adonisjs/core/services/app'
import { urlFor } from '@adonisjs/core/services/url_builder'
import hash from '@adonisjs/core/services/hash'
import { DateTime } from 'luxon'
import { endLinks } from '#app/admin/password_links/issue_link'
import { endSessions } from '#app/admin/session/open_sessions'
import { asColumn } from '#app/core/database/dialect'
import { attemptInTransaction } from '#app/core/database/transaction'
import { SignedLinks } from '#app/core/http/signed_links'
import { recordAudit } from '#app/core/record_audit'
import { err, ok, type Result } from '#domain/result'
import Admin from '#models/admin/admin'
import AdminLink from '#models/admin/admin_link'

/** What stands behind the question mark of a link's address: its end and its signature. */
type Signature = Readonly<Record<string, unknown>>

/** The link, when it is ours, was not used and its time is not over; its admin may still log in. */
export async function openLink(id: number, signature: Signature): Promise<AdminLink | null> {
  const links = await app.container.make(SignedLinks)
  if (!links.isValid(urlFor('password_link.show', { id }), signature, new Date())) return null
  const link = await AdminLink.query().where('id', id).preload('admin').first()
  const open =
    link &&
    link.usedAt === null &&
    link.expiresAt > DateTime.utc() &&
    link.admin.state !== 'stopped'
  return open ? link : null
}

/**
 * Sets the password of the admin to whom a link was mailed. When two browsers use one link, one of
 * them succeeds. All sessions and all other links of that admin end. A second factor stays.
 */
export async function setPasswordBy(
  link: AdminLink,
  password: string
): Promise<Result<Admin, { type: 'link_used' }>> {
  const hashed = await hash.make(password)
  return attemptInTransaction(async (trx) => {
    const [used] = await AdminLink.query({ client: trx })
      .where('id', link.id)
      .whereNull('used_at')
      .update({ usedAt: asColumn(DateTime.utc()) })
    if (Number(used) === 0) return err({ type: 'link_used' })
    const { adminId: id, kind } = link
    await Admin.query({ client: trx }).where({ id }).update({ password: hashed, invitedAt: null })
    const admin = await Admin.findOrFail(id, { client: trx })
    await endLinks(trx, admin)
    await endSessions(trx, admin)
    const what = kind === 'uitnodiging' ? 'invitation_accepted' : 'password_reset'
    await recordAudit(trx, admin, what, admin.email)
    return ok(admin)
  })
}
