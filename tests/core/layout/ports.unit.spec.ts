import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { freePort, freePorts, isFree } from '../../../scripts/lib/ports.js'
import { firstOf } from '#tests/helpers/present'

/** Two programs that each take so many of twelve thousand have some in common, if it is left to chance. */
const MANY = 400

/** The first port that Linux hands out by itself. */
const OF_THE_SYSTEM = 32_768

test.group('Ports', () => {
  test('ports are handed out once, and are none that the system hands out to others', async ({
    assert,
  }) => {
    const ports = await freePorts(40)
    assert.lengthOf([...new Set(ports)], 40)
    assert.isBelow(Math.max(...ports), OF_THE_SYSTEM)
  })

  test('a port that a running program was given goes to nobody else, also while nobody listens there', async ({
    assert,
    cleanup,
  }) => {
    const program = [
      "import { freePorts } from './scripts/lib/ports.ts'",
      "process.on('disconnect', () => process.exit())",
      'process.send(await freePorts(MANY))',
    ]
    const script = program.join('\n').replace('MANY', String(MANY))
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    cleanup(() => other.disconnect())
    const [theirs] = (await once(other, 'message')) as [number[]]
    assert.lengthOf(theirs, MANY)
    const ours = await freePorts(MANY)
    assert.deepEqual(
      ours.filter((port) => theirs.includes(port)),
      []
    )
  })

  test('a preferred port that is taken makes place for another', async ({ assert }) => {
    const port = firstOf(await freePorts(1))
    assert.equal(await freePort(port, '127.0.0.1'), port)
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    assert.isFalse(await isFree(port, '127.0.0.1'))
    assert.notEqual(await freePort(port, '127.0.0.1'), port)
    server.close()
    await once(server, 'close')
    assert.isTrue(await isFree(port, '127.0.0.1'))
  })
})
