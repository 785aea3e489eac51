import app from '@adonisjs/core/services/app'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { fingerprint } from '#app/core/tokens'

/** The name under which sockets remember the secret of a QR code or of a big screen. */
export const accessBy = (secret: string) => fingerprint('access', secret)

/** Ends the sockets of phones or screens that were let in by a secret that is no longer valid. */
export async function endAccessBy(secret: string) {
  const broadcaster = await app.container.make(Broadcaster)
  broadcaster.endAccess(accessBy(secret))
}
