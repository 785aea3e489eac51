import env from '#start/env'

/**
 * The name of a cookie of ours. In a live shop a browser accepts it over https only, for this host
 * only and for all of its paths, so that no other site of the same domain can plant one.
 */
export const cookieName = (name: string) => (env.live ? `__Host-${name}` : name)

/** How all of our cookies are sent. `Secure` would make a browser drop them in a demo over http. */
export const COOKIE_OPTIONS = {
  path: '/',
  httpOnly: true,
  secure: env.live,
  sameSite: 'lax',
} as const
