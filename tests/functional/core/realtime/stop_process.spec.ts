import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { derivedCredentials } from '#app/core/realtime/signatures'
import { LosseWinkel, tot } from '#tests/helpers/losse_winkel'
import { KaleSocket } from '#tests/helpers/realtime'
import env from '#start/env'

test.group('A shop that stops', () => {
  test('tells phones to come back, and does not wait for them', async ({ assert, cleanup }) => {
    const winkel = await LosseWinkel.maak({})
    cleanup(() => winkel.ruimOp())
    await winkel.zetOp()
    const shop = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
      cwd: app.makePath(),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        STORAGE_DIR: winkel.folder,
        DATABASE_URL: process.env.DATABASE_URL ?? `sqlite:${join(winkel.folder, 'los.sqlite3')}`,
        PORT: String(winkel.port),
        APP_URL: winkel.url,
        LOG_LEVEL: 'error',
      },
    })
    cleanup(() => void shop.kill('SIGKILL'))
    const open = () =>
      fetch(`${winkel.url}/gezond`).then(
        () => true,
        () => false
      )
    await tot(open, 'the shop')

    const { key } = derivedCredentials(env.appKey)
    const pad = `/app/${key}?protocol=7`
    const [telefoon, slaper] = [new KaleSocket(winkel.port, pad), new KaleSocket(winkel.port, pad)]
    await Promise.all([telefoon.welkom(), slaper.welkom()])
    slaper.socket.pause()

    const stop = Date.now()
    const gestopt = once(shop, 'exit')
    shop.kill('SIGTERM')
    assert.equal(await telefoon.dicht(), 4200)
    const [code] = (await gestopt) as [number | null]
    assert.equal(code, 0)
    assert.isBelow(Date.now() - stop, 8_000)
    slaper.socket.terminate()
  }).timeout(120_000)
})
