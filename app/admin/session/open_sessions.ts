import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { browserName } from '#app/admin/session/browser_name'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { clientAddress } from '#app/core/http/client_address'
import { fingerprint, freshToken } from '#app/core/tokens'
import {
  IDLE_MS,
  LONGEST_MS,
  sessionEnd,
  type SessionEnd,
} from '#domain/admin/session/ended_session'
import type Admin from '#models/admin/admin'
import AdminSession from '#models/admin/admin_session'
import env from '#start/env'

type Context = Pick<HttpContext, 'request' | 'session'>

/** A session ends after a working day without activity, and always after a day. */
const IDLE = { milliseconds: IDLE_MS }
const LONGEST = { milliseconds: LONGEST_MS }
/** A session is written again at most this often. */
const REFRESH_MINUTES = 5

const markOf = (key: string) => fingerprint('admin-session', key)
const addressOf = ({ request }: Pick<Context, 'request'>) =>
  clientAddress(request.request, env.trustProxyHops).slice(0, 64)

/** Sessions that are not too old, of one admin or of all. */
export const openSessions = () =>
  AdminSession.query()
    .where('created_at', '>', asColumn(DateTime.utc().minus(LONGEST)))
    .where('seen_at', '>', asColumn(DateTime.utc().minus(IDLE)))

/** Opens a session for this browser, and forgets those of this admin that were left open. */
export async function openSession(ctx: Context, admin: Admin) {
  const key = freshToken()
  const now = DateTime.utc()
  await inTransaction(async (trx) => {
    await AdminSession.query({ client: trx })
      .where('admin_id', admin.id)
      .where('created_at', '<', asColumn(now.minus(LONGEST)))
      .delete()
    await AdminSession.create(
      {
        adminId: admin.id,
        keyMark: markOf(key),
        address: addressOf(ctx),
        browser: browserName(ctx.request.header('user-agent') ?? ''),
        seenAt: now,
      },
      { client: trx }
    )
  })
  ctx.session.put('key', key)
  ctx.session.put('opened', now.toMillis())
}

/** The open session of this browser, or null when it ended. */
export async function presentSession({ session }: Pick<Context, 'session'>) {
  const key = session.get('key') as unknown
  return typeof key === 'string' ? openSessions().where('key_mark', markOf(key)).first() : null
}

/** Why the session of this browser opens nothing any more. */
export async function endOfSession({ session }: Pick<Context, 'session'>): Promise<SessionEnd> {
  const key = session.get('key') as unknown
  const opened = session.get('opened') as unknown
  const row = typeof key === 'string' && (await AdminSession.findBy('keyMark', markOf(key)))
  return sessionEnd(
    {
      openedAt: typeof opened === 'number' ? new Date(opened) : null,
      seenAt: row ? row.seenAt.toJSDate() : null,
    },
    DateTime.utc().toJSDate()
  )
}

/** Notes that a session is in use, and from where. */
export async function refreshSession(ctx: Context, { id, seenAt }: AdminSession) {
  const now = DateTime.utc()
  if (seenAt > now.minus({ minutes: REFRESH_MINUTES })) return
  await AdminSession.query()
    .where('id', id)
    .update({ seenAt: asColumn(now), address: addressOf(ctx) })
}

/** Ends the session of this browser, so that a copy of its cookie opens nothing. */
export async function closeSession({ session }: Pick<Context, 'session'>) {
  const key = session.pull('key') as unknown
  if (typeof key === 'string') await AdminSession.query().where('key_mark', markOf(key)).delete()
}

/** Ends the sessions of an admin, all of them or all but one. */
export async function endSessions(
  trx: TransactionClientContract,
  { id }: Pick<Admin, 'id'>,
  { except }: { except?: number } = {}
) {
  const query = AdminSession.query({ client: trx }).where('admin_id', id)
  await (except === undefined ? query : query.whereNot('id', except)).delete()
}
