import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import pg from 'pg'

export type TestDatabase = { readonly url: string; drop(): Promise<void> }

/**
 * A PostgreSQL database for one run of the tests: on the server of DATABASE_URL_TEST, or on a local
 * one that accepts us.
 */
export async function testDatabase(): Promise<TestDatabase | null> {
  const candidates = process.env.DATABASE_URL_TEST
    ? [process.env.DATABASE_URL_TEST]
    : ['postgres', userInfo().username].map((user) => `postgres://${user}@127.0.0.1:5432/postgres`)

  for (const candidate of candidates) {
    const name = `shop_test_${process.pid}_${randomUUID().slice(0, 8)}`
    const created = await run(candidate, `create database ${name}`)
    if (!created) continue
    // This data need not survive a loss of power, so no commit waits for the disk.
    await run(candidate, `alter database ${name} set synchronous_commit = off`)
    const url = new URL(candidate)
    url.pathname = `/${name}`
    return {
      url: url.href,
      drop: async () => void (await run(candidate, `drop database ${name} with (force)`)),
    }
  }
  return null
}

/** The Redis to test with: REDIS_URL_TEST, or database 15 of a local one; null without one. */
export async function testRedis(): Promise<string | null> {
  if (process.env.REDIS_URL_TEST) return process.env.REDIS_URL_TEST
  return (await answers(6379)) ? 'redis://127.0.0.1:6379/15' : null
}

async function run(url: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.query(statement)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 })
    const done = (value: boolean) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => done(true))
    socket.once('timeout', () => done(false))
    socket.once('error', () => done(false))
  })
}
