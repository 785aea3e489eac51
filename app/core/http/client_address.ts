import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, SocketAddress } from 'node:net'

const MAPPED = '::ffff:'
/** A household or hall gets a network of 64 bits, which therefore counts as one address. */
const NETWORK_GROUPS = 4

/** Proxies may add the port, as in `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/

/**
 * The visitor's address of a connection, behind the proxies that stand before us. All limits per
 * address count this one. What is no address, such as words in X-Forwarded-For, does not count: the
 * nearest proxy with an address does.
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxyHops: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const nearestFirst = [socket.remoteAddress ?? '', ...forwarded.reverse()].filter(Boolean)
  const farthest = Math.min(proxyHops, nearestFirst.length - 1)
  for (const given of nearestFirst.slice(0, farthest + 1).reverse()) {
    const address = withoutPort(given.trim())
    if (isIP(address)) return network(address)
  }
  return ''
}

function withoutPort(given: string): string {
  const [, v6, v4] = WITH_PORT.exec(given) ?? []
  const [address = ''] = (v6 ?? v4 ?? given).split('%', 1)
  return address
}

/** One spelling of an IPv4 address, or of the network of an IPv6 address. */
function network(address: string): string {
  if (isIPv4(address)) return address
  const plain = new SocketAddress({ address, family: 'ipv6' }).address
  if (plain.startsWith(MAPPED) && isIPv4(plain.slice(MAPPED.length))) {
    return plain.slice(MAPPED.length)
  }
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')
}
