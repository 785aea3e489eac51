import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { freePort, freePorts, isFree } from '../../../scripts/lib/ports.js'
import { firstOf } from '#tests/helpers/present'

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
