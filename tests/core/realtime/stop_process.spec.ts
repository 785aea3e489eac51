import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { derivedCredentials } from '#app/core/realtime/signatures'
import { StandaloneShop, until } from '#tests/helpers/standalone_shop'
import { PROGRAMS } from '#tests/helpers/programs'
import { BareSocket } from '#tests/helpers/core/realtime'
import env from '#start/env'

test.group('A shop that stops', () => {
  test('a stopping shop tells phones to come back, and does not wait for them', async ({
    assert,
    cleanup,
  }) => {
    const shop = await StandaloneShop.make({})
    cleanup(() => shop.cleanUp())
    await shop.setUp()
    const shopProcess = spawn(process.execPath, PROGRAMS.server, {
      cwd: app.makePath(),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        STORAGE_DIR: shop.folder,
        DATABASE_URL: process.env.DATABASE_URL ?? `sqlite:${join(shop.folder, 'los.sqlite3')}`,
        PORT: String(shop.port),
        APP_URL: shop.url,
        LOG_LEVEL: 'error',
      },
    })
    cleanup(() => void shopProcess.kill('SIGKILL'))
    const open = () =>
      fetch(`${shop.url}/gezond`).then(
        () => true,
        () => false
      )
    await until(open, 'the shop')

    const { key } = derivedCredentials(env.appKey)
    const path = `/app/${key}?protocol=7`
    const [phone, sleeper] = [new BareSocket(shop.port, path), new BareSocket(shop.port, path)]
    await Promise.all([phone.welcome(), sleeper.welcome()])
    sleeper.socket.pause()

    const stop = Date.now()
    const stopped = once(shopProcess, 'exit')
    shopProcess.kill('SIGTERM')
    assert.equal(await phone.closed(), 4200)
    const [code] = (await stopped) as [number | null]
    assert.equal(code, 0)
    assert.isBelow(Date.now() - stop, 8_000)
    sleeper.socket.terminate()
  }).timeout(120_000)
})
