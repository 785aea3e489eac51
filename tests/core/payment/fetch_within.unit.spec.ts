import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import { fetchWithin } from '#app/core/payment/fetch_within'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test.group('A payment provider that does not answer', () => {
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
})
