import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { createServer, type AddressInfo, type Server } from 'node:net'

/**
 * Below the ports that a system gives to whoever asks for any port or opens a connection: Linux
 * from 32,768, other systems from 49,152. A port of these would be taken by the next of them
 * between the moment that it is found and the moment that it is used.
 */
const OURS = { first: 20_000, past: 32_000 }

/** @returns `preferred` when nobody listens there, else any free port; 0 prefers none */
export async function freePort(preferred: number, host: string): Promise<number> {
  if (preferred !== 0 && (await isFree(preferred, host))) return preferred
  const [other = preferred] = await freePorts(1)
  return other
}

/** Whether this port is free to listen on. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const server = await tryHold(port, host)
  if (server) await released(server)
  return server !== null
}

/** Free ports of this machine. All are held before any is released, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const held: Server[] = []
  while (held.length < count) {
    const server = await tryHold(randomInt(OURS.first, OURS.past), '127.0.0.1')
    if (server) held.push(server)
  }
  const ports = held.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(held.map(released))
  return ports
}

async function tryHold(port: number, host: string): Promise<Server | null> {
  const server = createServer().listen(port, host)
  return once(server, 'listening').then(
    () => server,
    () => null
  )
}

const released = (server: Server) => new Promise((closed) => server.close(closed))
