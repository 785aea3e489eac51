import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import app from '@adonisjs/core/services/app'
import pg from 'pg'
import env from '#start/env'
import { PROGRAMS } from '#tests/helpers/programs'
import type { Place } from '#app/core/backup/backups'

/** Types a command of `node ace` in a process of its own, for the shop of this test or another. */
export function assignment(args: string[], settings: Record<string, string> = {}) {
  return programEnds([PROGRAMS.ace, ...args], settings)
}

/** Runs a program of the shop until it ends by itself. */
export async function programEnds(args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: app.makePath(),
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said += part))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said: stripVTControlCharacters(said) }
}

/** A second shop that has nothing yet: a folder, and a database of the same kind as the one under test. */
export async function emptyPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-place-'))
  const cleanUps = [async () => rmSync(folder, { recursive: true, force: true })]
  let url = `sqlite:${join(folder, 'elders.sqlite3')}`
  if (env.database.client === 'pg') {
    const name = `place_${process.pid}_${Date.now()}`
    const own = env.database.url
    await execute(own, `create database ${name}`)
    cleanUps.push(() => execute(own, `drop database ${name} with (force)`))
    url = Object.assign(new URL(own), { pathname: `/${name}` }).href
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
    cleanUp: async () => {
      for (const cleanUp of cleanUps) await cleanUp()
    },
  }
}

async function execute(url: string, commandText: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(commandText)
  } finally {
    await client.end()
  }
}
