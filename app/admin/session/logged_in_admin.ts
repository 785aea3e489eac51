import type { HttpContext } from '@adonisjs/core/http'
import { sessionMark } from '#app/admin/session/session_mark'
import Admin from '#models/admin/admin'

/** Somebody who stays away for a working day logs in again, and everybody once a day. */
const IDLE_MS = 8 * 3_600_000
const LONGEST_MS = 24 * 3_600_000
/** A session is written again at most this often. */
const REFRESH_MS = 5 * 60_000
/** Between the password and the code. */
const HALF_MS = 5 * 60_000

type Context = Pick<HttpContext, 'auth' | 'session'>

/** Opens a session, for who gave the right password, and the code where one is asked. */
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

/** What a session knows of somebody who gave the right password and owes a code. */
type Half = { readonly beheerder: number; readonly merk: string; readonly tot: number }

/** Remembers that the password was right. It opens nothing: only the code makes it a login. */
export async function logHalfIn(context: Context, admin: Admin) {
  await logOut(context)
  const half: Half = {
    beheerder: admin.id,
    merk: sessionMark(admin),
    tot: Date.now() + HALF_MS,
  }
  context.session.put('half', half)
}

/**
 * Who gave the right password and may now give a code.
 *
 * @returns null when nobody did, it took too long, or password or second factor changed meanwhile
 */
export async function halfLoggedIn({ session }: Pick<Context, 'session'>): Promise<Admin | null> {
  const half = session.get('half') as Half | undefined
  if (!half || Date.now() >= half.tot) return null
  const admin = await Admin.find(half.beheerder)
  const valid = admin && admin.totpSinds !== null && sessionMark(admin) === half.merk
  return valid ? admin : null
}

/** After a change that ends all sessions of an admin: this one goes on. */
export async function stayLoggedIn({ session }: Pick<Context, 'session'>, admin: Admin) {
  await admin.refresh()
  session.regenerate()
  session.put('password', sessionMark(admin))
}

/**
 * The admin of this session. A session that is too old, or was opened with a password or second factor
 * that has been changed since, ends here, also in a cookie that somebody kept.
 */
export async function loggedInAdmin({ auth, session }: Context): Promise<Admin | null> {
  const guard = auth.use('web')
  if (!(await guard.check())) return null
  const admin = guard.user!
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
