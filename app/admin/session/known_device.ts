import type { HttpContext } from '@adonisjs/core/http'
import { COOKIE_OPTIONS, cookieName } from '#app/core/http/cookies'
import { fingerprint, freshToken } from '#app/core/tokens'

type Context = Pick<HttpContext, 'request' | 'response'>

/** Nobody else can make one, because the cookie is encrypted with our key. */
type Device = { readonly id: string; readonly accounts: readonly string[] }

/** Browsers keep no cookie for longer. */
const MAX_AGE = '400d'
/** A screen that several admins share. */
const ACCOUNTS_PER_DEVICE = 5

const name = () => cookieName('device')
const markOf = (email: string) => fingerprint('device', email.toLowerCase()).slice(0, 16)

/**
 * The name of this browser, when somebody logged in here before with this address. Wrong passwords
 * of strangers do not hold it up.
 */
export function knownDevice({ request }: Pick<Context, 'request'>, email: string): string | null {
  const device = read(request)
  return device?.accounts.includes(markOf(email)) ? device.id : null
}

/** Remembers that this browser logged in with this address. */
export function rememberDevice({ request, response }: Context, email: string) {
  const device = read(request)
  const others = (device?.accounts ?? []).filter((account) => account !== markOf(email))
  const accounts = [markOf(email), ...others].slice(0, ACCOUNTS_PER_DEVICE)
  const remembered: Device = { id: device?.id ?? freshToken(), accounts }
  response.encryptedCookie(name(), remembered, { ...COOKIE_OPTIONS, maxAge: MAX_AGE })
}

function read(request: Context['request']): Device | null {
  const device = request.encryptedCookie(name()) as Partial<Device> | null | undefined
  const whole = typeof device?.id === 'string' && Array.isArray(device.accounts)
  return whole ? (device as Device) : null
}
