import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const MAPPED = '::ffff:'
/** A household or hall gets a network of 64 bits, which therefore counts as one address. */
const NETWORK_GROUPS = 4

/** The client's address of a connection, behind the proxies that stand before us. */
export function clientAddress({ headers, socket }: IncomingMessage, proxyHops: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const nearestFirst = [
    socket.remoteAddress ?? '',
    ...forwarded.map((part) => part.trim()).reverse(),
  ].filter(Boolean)
  return network(nearestFirst[Math.min(proxyHops, nearestFirst.length - 1)] ?? '')
}

function network(address: string): string {
  const plain = address.toLowerCase().startsWith(MAPPED) ? address.slice(MAPPED.length) : address
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - before!.length - after!.length)).fill('0')
  return [...before!, ...zeros, ...after!].slice(0, NETWORK_GROUPS).join(':')
}
