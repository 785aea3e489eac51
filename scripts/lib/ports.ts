import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/**
 * Free ports of this machine, for as long as this process runs: no other process is given them, also
 * not in the moments that nobody listens there.
 */
export async function freePorts(count: number): Promise<number[]> {
  const held: Server[] = []
  while (held.length < count) {
    const port = randomInt(OURS.first, OURS.past)
    const server = reserve(port) ? await tryHold(port, '127.0.0.1') : null
    if (server) held.push(server)
  }
  const ports = held.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(held.map(released))
  return ports
}

/**
 * Each port that somebody was given is a file, in which stands the process that was given it. The
 * folder is named by number, because in a container a user may have no name.
 */
const GIVEN = join(tmpdir(), `shop-ports-${process.getuid?.() ?? 'own'}`)
const own = new Set<string>()

function reserve(port: number): boolean {
  const file = join(GIVEN, String(port))
  try {
    mkdirSync(GIVEN, { recursive: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    /** What a killed process left is free for the next who asks. */
    if (!isHeld(file)) rmSync(file, { force: true })
    return false
  }
  if (own.size === 0) process.once('exit', () => own.forEach((one) => rmSync(one, { force: true })))
  own.add(file)
  return true
}

function isHeld(file: string): boolean {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch {
    return false
  }
}

async function tryHold(port: number, host: string): Promise<Server | null> {
  const server = createServer().listen(port, host)
  return once(server, 'listening').then(
    () => server,
    () => null
  )
}

const released = (server: Server) => new Promise((closed) => server.close(closed))
