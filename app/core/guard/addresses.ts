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

/**
 * Repairs an address whose percent signs mean nothing, such as `/%zz`, so that it can be read: it
 * leads nowhere and gets the not-found page. Every other address stays as it is.
 */
export function repairedUrl(raw: string): string {
  const end = raw.search(/[?#]/)
  const path = end === -1 ? raw : raw.slice(0, end)
  if (!path.includes('%')) return raw
  try {
    decodeURIComponent(path)
    return raw
  } catch {
    return path.replaceAll('%', '%25') + raw.slice(path.length)
  }
}
