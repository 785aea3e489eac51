import type { HttpContext } from '@adonisjs/core/http'
import { sessiemerk } from '#app/beheer/sessiemerk'
import type Beheerder from '#models/beheerder'

/** Somebody who stays away for a working day logs in again, and everybody once a day. */
const STIL_MS = 8 * 3_600_000
const LANGST_MS = 24 * 3_600_000
/** A session is written again at most this often. */
const BIJWERKEN_MS = 5 * 60_000

type Context = Pick<HttpContext, 'auth' | 'session'>

/** Opens a session, for who gave the right password. */
export async function logIn({ auth, session }: Context, beheerder: Beheerder) {
  await auth.use('web').login(beheerder)
  session.put('ingelogdOp', Date.now())
  session.put('gezienOp', Date.now())
  session.put('wachtwoord', sessiemerk(beheerder))
}

/**
 * The admin of this session. A session that is too old, or was opened with a password that has been
 * changed since, ends here, also in a cookie that somebody kept.
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
