import type { HttpContext } from '@adonisjs/core/http'
import { sessiemerk } from '#app/beheer/sessiemerk'
import Beheerder from '#models/beheerder'

/** Somebody who stays away for a working day logs in again, and everybody once a day. */
const STIL_MS = 8 * 3_600_000
const LANGST_MS = 24 * 3_600_000
/** A session is written again at most this often. */
const BIJWERKEN_MS = 5 * 60_000
/** Between the password and the code. */
const HALF_MS = 5 * 60_000

type Context = Pick<HttpContext, 'auth' | 'session'>

/** Opens a session, for who gave the right password, and the code where one is asked. */
export async function logIn({ auth, session }: Context, beheerder: Beheerder) {
  session.forget('half')
  await auth.use('web').login(beheerder)
  session.put('ingelogdOp', Date.now())
  session.put('gezienOp', Date.now())
  session.put('wachtwoord', sessiemerk(beheerder))
}

/** Ends the session of this browser, also one that waits for its code. */
export async function logUit({ auth, session }: Context) {
  session.forget('half')
  await auth.use('web').logout()
}

/** What a session knows of somebody who gave the right password and owes a code. */
type Half = { readonly beheerder: number; readonly merk: string; readonly tot: number }

/** Remembers that the password was right. It opens nothing: only the code makes it a login. */
export async function logHalfIn(context: Context, beheerder: Beheerder) {
  await logUit(context)
  const half: Half = {
    beheerder: beheerder.id,
    merk: sessiemerk(beheerder),
    tot: Date.now() + HALF_MS,
  }
  context.session.put('half', half)
}

/**
 * Who gave the right password and may now give a code.
 *
 * @returns null when nobody did, it took too long, or password or second factor changed meanwhile
 */
export async function halfIngelogd({
  session,
}: Pick<Context, 'session'>): Promise<Beheerder | null> {
  const half = session.get('half') as Half | undefined
  if (!half || Date.now() >= half.tot) return null
  const beheerder = await Beheerder.find(half.beheerder)
  const geldig = beheerder && beheerder.totpSinds !== null && sessiemerk(beheerder) === half.merk
  return geldig ? beheerder : null
}

/** After a change that ends all sessions of an admin: this one goes on. */
export async function blijfIngelogd({ session }: Pick<Context, 'session'>, beheerder: Beheerder) {
  await beheerder.refresh()
  session.regenerate()
  session.put('wachtwoord', sessiemerk(beheerder))
}

/**
 * The admin of this session. A session that is too old, or was opened with a password or second factor
 * that has been changed since, ends here, also in a cookie that somebody kept.
 */
export async function ingelogdeBeheerder({ auth, session }: Context): Promise<Beheerder | null> {
  const guard = auth.use('web')
  if (!(await guard.check())) return null
  const beheerder = guard.user!
  const nu = Date.now()
  const gezienOp = Number(session.get('gezienOp', 0))
  const geldig =
    nu - gezienOp < STIL_MS &&
    nu - Number(session.get('ingelogdOp', 0)) < LANGST_MS &&
    session.get('wachtwoord') === sessiemerk(beheerder)
  if (!geldig) {
    await guard.logout()
    return null
  }
  if (nu - gezienOp > BIJWERKEN_MS) session.put('gezienOp', nu)
  return beheerder
}
