import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import { fetchWithin } from '#app/core/http/fetch_within'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test.group('Another system that does not answer', () => {
  test('a call is given up in time, whatever the garbage collector does: {what}')
    .with([
      { what: 'no answer', begins: false },
      { what: 'half an answer', begins: true },
    ])
    .run(async ({ assert, cleanup }, { begins }) => {
      const provider = createServer((_request, response) => {
        if (begins) response.write('{"id":')
      }).listen(0)
      await once(provider, 'listening')
      const collecting = setInterval(collectGarbage, 5)
      cleanup(() => {
        clearInterval(collecting)
        provider.closeAllConnections()
        provider.close()
      })

      const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
      const asked = () => fetchWithin(100)(new Request(url)).then((answer) => answer.text())
      const error = await asked().catch((reason: unknown) => reason)
      assert.equal((error as Error).name, 'TimeoutError')
    })

  test('a call is given up in time although its line does not hear of it', async ({
    assert,
    cleanup,
  }) => {
    const { fetch } = globalThis
    cleanup(() => void (globalThis.fetch = fetch))
    globalThis.fetch = () => new Promise<never>(() => {})
    const error = await fetchWithin(20)('http://127.0.0.1/').catch((reason: unknown) => reason)
    assert.equal((error as Error).name, 'TimeoutError')
  })

  test('an answer {status} comes as it is')
    .with([
      { status: 200, body: '{"id":"tr_1"}' },
      { status: 204, body: '' },
      { status: 503, body: '{}' },
    ])
    .run(async ({ assert, cleanup }, { status, body }) => {
      const provider = createServer((_request, response) => {
        response.writeHead(status, { 'content-type': 'application/hal+json' })
        response.end(body)
      }).listen(0)
      await once(provider, 'listening')
      cleanup(() => void provider.close())
      const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
      const answer = await fetchWithin(2_000)(url)
      assert.equal(answer.status, status)
      assert.equal(answer.headers.get('content-type'), 'application/hal+json')
      assert.equal(await answer.text(), body)
    })
})
