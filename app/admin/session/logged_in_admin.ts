import type { HttpContext } from '@adonisjs/core/http'
import { sessionMark } from '#app/admin/session/session_mark'
import Admin from '#models/admin/admin'

/** A session ends after a working day without activity, and always after a day. */
const IDLE_MS = 8 * 3_600_000
const LONGEST_MS = 24 * 3_600_000
/** A session is written again at most this often. */
const REFRESH_MS = 5 * 60_000
/** The time between the password and the code. */
const HALF_MS = 5 * 60_000

type Context = Pick<HttpContext, 'auth' | 'session'>

/** Opens a session for an admin who gave the right password, and the code where one is required. */
export async function logIn({ auth, session }: Context, admin: Admin) {
  session.forget('half')
  await auth.use('web').login(admin)
  session.put('loggedInAt', Date.now())
  session.put('seenAt', Date.now())
  session.put('password', sessionMark(admin))
}

/** Ends the session of this browser, also one that waits for its code. */
export async function logOut({ auth, session }: Context) {
  session.forget('half')
  await auth.use('web').logout()
}

/** What a session knows about an admin who gave the right password and still has to give a code. */
type Half = { readonly admin: number; readonly mark: string; readonly until: number }

/** Remembers that the password was right. This opens nothing: only the code makes it a login. */
export async function logHalfIn(context: Context, admin: Admin) {
  await logOut(context)
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
export async function halfLoggedIn({ session }: Pick<Context, 'session'>): Promise<Admin | null> {
  const half = session.get('half') as Half | undefined
  if (!half || Date.now() >= half.until) return null
  const admin = await Admin.find(half.admin)
  const valid = admin && admin.totpSince !== null && sessionMark(admin) === half.mark
  return valid ? admin : null
}

/** Keeps this session after a change that ends all sessions of an admin. */
export async function stayLoggedIn({ session }: Pick<Context, 'session'>, admin: Admin) {
  await admin.refresh()
  session.regenerate()
  session.put('password', sessionMark(admin))
}

/**
 * The admin of this session. A session ends here when it is too old, or when its password or second
 * factor has been changed since it was opened. This also stops a cookie that somebody kept.
 */
export async function loggedInAdmin({ auth, session }: Context): Promise<Admin | null> {
  const guard = auth.use('web')
  if (!(await guard.check())) return null
  const admin = guard.getUserOrFail()
  const now = Date.now()
  const seenAt = Number(session.get('seenAt', 0))
  const valid =
    now - seenAt < IDLE_MS &&
    now - Number(session.get('loggedInAt', 0)) < LONGEST_MS &&
    session.get('password') === sessionMark(admin)
  if (!valid) {
    await guard.logout()
    return null
  }
  if (now - seenAt > REFRESH_MS) session.put('seenAt', now)
  return admin
}
