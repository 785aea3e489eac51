import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { test } from '@japa/runner'
import { passedSocket } from '#app/core/guard/passed_socket'
import { emptyShop } from '#tests/helpers/database'
import { present } from '#tests/helpers/present'
import { PROGRAMS } from '#tests/helpers/programs'
import { StandaloneShop, until } from '#tests/helpers/standalone_shop'

const ACTIVATE = 'systemd-socket-activate'
const missing = spawnSync(ACTIVATE, ['--version']).status !== 0

/** What a connection of its own is answered, or the code of the error. */
const asked = (url: string) =>
  new Promise<number | string>((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)

test.group('The socket of a supervisor', (group) => {
  group.each.setup(() => emptyShop())

  test('a socket is taken only by the process it was passed to', ({ assert }) => {
    assert.equal(passedSocket({ LISTEN_PID: '12', LISTEN_FDS: '1' }, 12), 3)
    assert.isNull(passedSocket({ LISTEN_PID: '12', LISTEN_FDS: '1' }, 13))
    assert.isNull(passedSocket({ LISTEN_PID: '12', LISTEN_FDS: '0' }, 12))
    assert.isNull(passedSocket({}, 12))
  })

  test('a restart refuses no connection when the supervisor holds the port', async ({
    assert,
    cleanup,
  }) => {
    const shop = await StandaloneShop.make({})
    await shop.setUp()
    const settings = Object.entries({ ...shop.environment, PORT: '1' })
    const again = '(export LISTEN_PID=$BASHPID; exec "$@")'
    const supervisor = spawn(
      ACTIVATE,
      [
        `--listen=127.0.0.1:${shop.port}`,
        ...settings.map(([name, value]) => `--setenv=${name}=${value}`),
        ...['bash', '-c', `${again}; ${again}`, 'supervisor', process.execPath],
        ...PROGRAMS.server,
      ],
      { stdio: 'ignore' }
    )
    const pid = present(supervisor.pid, 'the process of the supervisor')
    const ended = once(supervisor, 'exit')
    cleanup(async () => {
      for (const child of childrenOf(pid)) process.kill(Number(child), 'SIGKILL')
      supervisor.kill('SIGKILL')
      await ended
      await shop.cleanUp()
    })
    const page = `${shop.url}/api/prijzen`
    await until(async () => (await asked(page)) === 200, 'the shop behind its socket')
    const [first] = childrenOf(pid)

    const answers: Promise<number | string>[] = []
    process.kill(Number(first), 'SIGTERM')
    await until(async () => {
      answers.push(asked(page))
      await new Promise((resolve) => setTimeout(resolve, 50))
      const now = childrenOf(pid)
      return now.length > 0 && !now.includes(String(first)) && (await answers.at(-1)) === 200
    }, 'the second shop')
    const given = await Promise.all(answers)
    assert.isAbove(given.length, 3)
    assert.deepEqual([...new Set(given)], [200])
  })
    .timeout(120_000)
    .skip(missing, `${ACTIVATE} is not installed (Debian: systemd)`)
})
