import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import env from '#start/env'
import { emptyShop } from '#tests/helpers/database'
import { pageToken } from '#tests/helpers/shop/shop_calls'

/** The limit of this call is thirty in a minute. */
const ALLOWED = 30

function trustProxy() {
  const { trustProxyHops } = env
  Object.assign(env, { trustProxyHops: 1 })
  return () => void Object.assign(env, { trustProxyHops })
}

async function guess(client: ApiClient, from: string) {
  const response = await client
    .post('/api/kunstroof/korting')
    .header('x-csrf-token', await pageToken())
    .header('x-forwarded-for', from)
    .json({ actiecode: 'RADEN' })
  return response.status()
}

test.group('A limit per visitor', (group) => {
  group.each.setup(() => emptyShop())

  test('{whose} share one limit')
    .with([
      { whose: 'all addresses of a home', from: (n: number) => `2001:db8:1:2::${n.toString(16)}` },
      { whose: 'all spellings of an address', from: (n: number) => `192.0.2.7:${4000 + n}` },
      { whose: 'all who send no address', from: (n: number) => `nobody-${n}` },
    ])
    .run(async ({ client, assert, cleanup }, { from }) => {
      cleanup(trustProxy())
      for (let n = 0; n < ALLOWED; n++) assert.notEqual(await guess(client, from(n)), 429)
      assert.equal(await guess(client, from(ALLOWED)), 429)
      assert.notEqual(await guess(client, '2001:db8:1:3::1'), 429)
    })

  test('links with an unknown secret are counted per home too', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(trustProxy())
    const visit = async (n: number) => {
      const page = client.get(`/herroepen/ontvangen/geen-geheim-${n}`)
      return (await page.header('x-forwarded-for', `2001:db8:1:2:${n}::1`)).status()
    }
    for (let n = 0; n < ALLOWED; n++) assert.equal(await visit(n), 404)
    assert.equal(await visit(ALLOWED), 429)
  })
})
