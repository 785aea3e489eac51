import { createServer } from 'node:net'

/** @returns `preferred` when nobody listens there, else any free port */
export async function freePort(preferred: number, host: string): Promise<number> {
  return (await tryListen(preferred, host)) ?? (await tryListen(0, host)) ?? preferred
}

function tryListen(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}
