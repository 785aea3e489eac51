import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** @returns `preferred` when nobody listens there, else any free port */
export async function freePort(preferred: number, host: string): Promise<number> {
  return (await tryListen(preferred, host)) ?? (await tryListen(0, host)) ?? preferred
}

/** Whether this port is free to listen on. */
export async function isFree(port: number, host: string): Promise<boolean> {
  return (await tryListen(port, host)) !== null
}

/** Free ports of this machine. All are taken before any is released, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}

async function tryListen(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo
      server.close(() => resolve(taken))
    })
  })
}
