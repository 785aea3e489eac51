import type { Result } from '@adonisjs/core/health'
import { test } from '@japa/runner'
import { BoundedCheck } from '#app/core/health/bounded_check'
import { dataFolders, DiskCheck } from '#app/core/health/disk_check'
import { mayKnow } from '#app/core/health/may_know'
import { judgeSockets } from '#app/core/health/sockets_check'

class Hanging extends BoundedCheck {
  name = 'hanging'
  protected look() {
    return new Promise<Result>(() => {})
  }
}

class Throwing extends BoundedCheck {
  name = 'throwing'
  protected async look(): Promise<Result> {
    throw new Error('no')
  }
}

test.group('Health', () => {
  test('a caller who sends {words} is known: {known}')
    .with([
      { words: 'no header', header: undefined, token: 'a-token-of-the-shop', known: false },
      {
        words: 'Bearer a-token-of-the-shop',
        header: 'Bearer a-token-of-the-shop',
        token: 'a-token-of-the-shop',
        known: true,
      },
      {
        words: 'bearer a-token-of-the-shop',
        header: 'bearer a-token-of-the-shop',
        token: 'a-token-of-the-shop',
        known: true,
      },
      {
        words: 'Bearer a-token-of-the-sho',
        header: 'Bearer a-token-of-the-sho',
        token: 'a-token-of-the-shop',
        known: false,
      },
      {
        words: 'a-token-of-the-shop',
        header: 'a-token-of-the-shop',
        token: 'a-token-of-the-shop',
        known: false,
      },
      { words: 'an empty token', header: 'Bearer ', token: '', known: false },
      { words: 'a token where none is set', header: 'Bearer x', token: '', known: false },
    ])
    .run(({ assert }, { header, token, known }) => {
      assert.equal(mayKnow(header, token), known)
    })

  test('a part that hangs is an error within two seconds', async ({ assert }) => {
    const began = performance.now()
    const { status } = await new Hanging().run()
    assert.equal(status, 'error')
    assert.isBelow(performance.now() - began, 2_000)
  })

  test('a part that throws is an error, and the page goes on', async ({ assert }) => {
    assert.equal((await new Throwing().run()).status, 'error')
  })

  test(
    'the health is {status} with {connections} of 100 sockets, {busiestAddress} of 20 from one hall'
  )
    .with([
      { connections: 79, busiestAddress: 15, status: 'ok' as const },
      { connections: 80, busiestAddress: 15, status: 'warning' as const },
      { connections: 40, busiestAddress: 16, status: 'warning' as const },
    ])
    .run(({ assert }, { status, ...held }) => {
      assert.equal(judgeSockets(held, { sockets: 100, socketsPerAddress: 20 }).status, status)
    })

  test('the fullest disk with our data decides: {data} % and {storage} % is {status}')
    .with([
      { data: 10, storage: 20, status: 'ok' as const },
      { data: 85, storage: 20, status: 'ok' as const },
      { data: 85.1, storage: 20, status: 'warning' as const },
      { data: 20, storage: 97, status: 'warning' as const },
      { data: 20, storage: 97.1, status: 'error' as const },
    ])
    .run(async ({ assert }, { data, storage, status }) => {
      const folders = dataFolders('/storage', { client: 'better-sqlite3', filename: '/data/x.db' })
      assert.deepEqual(folders, ['/storage', '/data'])
      const measure = async (folder: string) => (folder === '/data' ? data : storage)
      assert.equal((await new DiskCheck(folders, measure).run()).status, status)
    })
})
