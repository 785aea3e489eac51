import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import app from '@adonisjs/core/services/app'
import pg from 'pg'
import env from '#start/env'
import type { Place } from '#app/core/backup/backups'

/** Types a command of `node ace` in a process of its own, for the shop of this test or another. */
export async function opdracht(args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['ace.js', ...args], {
    cwd: app.makePath(),
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let gezegd = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (deel: string) => (gezegd += deel))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, gezegd: stripVTControlCharacters(gezegd) }
}

/** A second shop that has nothing yet: a folder, and a database of the same kind as the one under test. */
export async function legePlek() {
  const folder = mkdtempSync(join(tmpdir(), 'winkel-plek-'))
  const opruimen = [async () => rmSync(folder, { recursive: true, force: true })]
  let url = `sqlite:${join(folder, 'elders.sqlite3')}`
  if (env.database.client === 'pg') {
    const naam = `plek_${process.pid}_${Date.now()}`
    const eigen = env.database.url
    await voerUit(eigen, `create database ${naam}`)
    opruimen.push(() => voerUit(eigen, `drop database ${naam} with (force)`))
    url = Object.assign(new URL(eigen), { pathname: `/${naam}` }).href
  }
  const storageDir = join(folder, 'storage')
  const place: Place = {
    database:
      env.database.client === 'pg'
        ? { client: 'pg', url }
        : { client: 'better-sqlite3', filename: join(folder, 'elders.sqlite3') },
    storageDir,
    appKey: env.appKey,
  }
  return {
    folder,
    place,
    settings: { STORAGE_DIR: storageDir, DATABASE_URL: url },
    ruimOp: async () => {
      for (const ruim of opruimen) await ruim()
    },
  }
}

async function voerUit(url: string, opdrachttekst: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(opdrachttekst)
  } finally {
    await client.end()
  }
}
