import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import env from '#start/env'

const LOOPBACK = /^(?:.+\.)?localhost$/
/** Watchers ask for the health page by any name that they know. */
const HEALTH = '/gezond'

/** Nearly every request has the same host as the one before it. */
let latest = ''

/**
 * Whether a request is meant for this shop: for its own address, for this machine, or for an IP
 * address, which no foreign page can have for its name. A proxy before us decides by itself which
 * hosts it passes on.
 */
export function isOurHost({ headers: { host }, url }: IncomingMessage): boolean {
  if (env.trustProxyHops > 0 || host === undefined || url === HEALTH) return true
  if (host === latest) return true
  const ours = isOwnName(host, env.appUrl)
  if (ours) latest = host
  return ours
}

/** @param host the header: a name or address, with or without a port */
export function isOwnName(host: string, appUrl: string): boolean {
  const asked = URL.parse(`http://${host}`)?.hostname
  if (!asked) return false
  const name = asked.replace(/^\[|\]$|\.$/g, '')
  return isIP(name) > 0 || LOOPBACK.test(name) || name === URL.parse(appUrl)?.hostname
}
