/**
 * A server of nothing but Node, which shows what this machine can do at best. It runs as a program
 * of its own.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.ts'
import { ROOT } from '../../scripts/lib/run.ts'
import { stop } from './stop.ts'

/** Serves the same bytes and headers from nothing but Node, in a process of its own. */
export async function bareServer(headers: Record<string, string>, body: Buffer) {
  const port = await freePort(0, '127.0.0.1')
  const child = spawn(process.execPath, [join(ROOT, 'bench/lib/bare_server.ts'), String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ headers, body: body.toString('base64') }))
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}/`, stop: () => stop(child) }
}

async function serveBare(port: number) {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const { headers, body } = JSON.parse(Buffer.concat(chunks).toString()) as {
    headers: Record<string, string>
    body: string
  }
  const bytes = Buffer.from(body, 'base64')
  createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  }).listen(port, '127.0.0.1', () => console.log('ready'))
}

if (import.meta.main) await serveBare(Number(process.argv[2]))
