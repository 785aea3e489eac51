import type { HttpContext } from '@adonisjs/core/http'
import { openGrants } from '#app/admin/game_masters/open_grants'
import { rememberDevice } from '#app/admin/session/known_device'
import {
  closeSession,
  endOfSession,
  endSessions,
  openSession,
  presentSession,
  refreshSession,
} from '#app/admin/session/open_sessions'
import { sessionMark } from '#app/admin/session/session_mark'
import type { SessionEnd } from '#domain/admin/session/ended_session'
import { inTransaction } from '#app/core/database/transaction'
import Admin from '#models/admin/admin'

/** The time between the password and the code. */
const HALF_MS = 5 * 60_000

type Context = Pick<HttpContext, 'auth' | 'session' | 'request' | 'response'>
type Session = Pick<Context, 'session'>

/** Opens a session for an admin who gave the right password, and the code where one is required. */
export async function logIn(ctx: Context, admin: Admin) {
  ctx.session.forget('half')
  ctx.session.forget(ENDED)
  await closeSession(ctx)
  await ctx.auth.use('web').login(admin)
  ctx.session.put('password', sessionMark(admin))
  await openSession(ctx, admin)
  rememberDevice(ctx, admin.email)
}

/** Ends the session of this browser, also one that waits for its code; its other tabs are told so. */
export async function logOut(ctx: Pick<Context, 'auth' | 'session'>) {
  await leave(ctx)
  ctx.session.put(ENDED, 'here' satisfies SessionEnd)
}

async function leave({ auth, session }: Pick<Context, 'auth' | 'session'>) {
  session.forget('half')
  await closeSession({ session })
  await auth.use('web').logout()
}

/** Where a session keeps how the login before it came to its end. */
const ENDED = 'ended'

/** How the login of this browser came to its end; null when nobody knows of one. */
export const endOfLogin = ({ session }: Session): SessionEnd | null =>
  (session.get(ENDED) as SessionEnd | undefined) ?? null

/** What a session knows about an admin who gave the right password and still has to give a code. */
type Half = { readonly admin: number; readonly mark: string; readonly until: number }

/** Remembers that the password was right. This opens nothing: only the code makes it a login. */
export async function logHalfIn(context: Context, admin: Admin) {
  await leave(context)
  const half: Half = {
    admin: admin.id,
    mark: sessionMark(admin),
    until: Date.now() + HALF_MS,
  }
  context.session.put('half', half)
}

/**
 * The admin who gave the right password and may now give a code.
 *
 * @returns null when there is none, the time is over, or the password or second factor changed
 *   meanwhile
 */
export async function halfLoggedIn({ session }: Session): Promise<Admin | null> {
  const half = session.get('half') as Half | undefined
  if (!half || Date.now() >= half.until) return null
  const admin = await Admin.find(half.admin)
  const valid = admin && admin.totpSince !== null && sessionMark(admin) === half.mark
  if (admin?.state === 'stopped') return null
  return valid ? admin : null
}

/** Keeps this session after a change that ends all other sessions of an admin. */
export async function stayLoggedIn({ session }: Session, admin: Admin) {
  const here = await presentSession({ session })
  await inTransaction((trx) => endSessions(trx, admin, { except: here?.id }))
  await admin.refresh()
  session.regenerate()
  session.put('password', sessionMark(admin))
}

/** Whether somebody is a game master whose invitations are all over. */
export async function hasNothingToLead({ id, isOwner }: Admin): Promise<boolean> {
  return !isOwner && (await openGrants(id)).length === 0
}

/**
 * The admin of this session. A session ends when it was ended on the server, when it is too old, when
 * its password or second factor has been changed since it was opened, or when a game master has no
 * evening any more. A copy of its cookie that somebody kept then opens nothing.
 */
export async function loggedInAdmin(ctx: Context): Promise<Admin | null> {
  const guard = ctx.auth.use('web')
  if (!(await guard.check())) return null
  const admin = guard.getUserOrFail()
  if (await hasNothingToLead(admin)) return end(ctx, 'nothing_to_lead')
  const session = await presentSession(ctx)
  const valid =
    admin.state === 'active' &&
    session?.adminId === admin.id &&
    ctx.session.get('password') === sessionMark(admin)
  if (!session || !valid) return end(ctx, await endOfSession(ctx))
  await refreshSession(ctx, session)
  return admin
}

/** The login page tells how a session ended, so that nobody wonders. */
async function end({ auth, session }: Context, how: SessionEnd) {
  await auth.use('web').logout()
  session.put(ENDED, how)
  return null
}
