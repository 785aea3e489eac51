const NOT_IN_A_HEADER = /[^\x21-\x7e]/g

/**
 * An address as a header accepts it: as it was sent, percent-encoded, and on this site.
 *
 * @param raw the address of the request, before anything decoded it
 */
export function headerAddress(raw: string): string {
  const own = raw.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/^[/\\]*/, '/')
  return own.toWellFormed().replace(NOT_IN_A_HEADER, encodeURIComponent)
}

const ABSOLUTE = /^https?:\/\/[^/?#]*/i

/**
 * The address of a request as the shop reads it. The absolute form, which proxies may send (RFC
 * 9112), loses its host; a run of slashes in the path is one. Percent signs that mean nothing, such
 * as in `/%zz`, are repaired, so that the address can be read: it leads nowhere and gets the
 * not-found page.
 */
export function plainUrl(raw: string): string {
  if (PLAIN.test(raw)) return raw
  const own = raw.replace(ABSOLUTE, '')
  const end = own.search(/[?#]/)
  const path = end === -1 ? own : own.slice(0, end)
  const rest = end === -1 ? '' : own.slice(end)
  return repaired(path.replace(/\/{2,}/g, '/') || '/') + rest
}

function repaired(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/** The addresses that nearly every request has. */
const PLAIN = /^(?:\/[\w.~-]+)*\/?(?:\?[^#]*)?$/

const REQUEST_ID = /^[\w.:-]{1,64}$/

/** The request id of a proxy before us, when it can stand in a header and in a log line. */
export function requestIdOf(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined
}
