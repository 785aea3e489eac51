import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import type { UnreadPayment } from '#app/core/payment/mollie_list'
import { MollieProvider } from '#app/core/payment/mollie_provider'
import { PaymentProviderUnavailable } from '#app/core/payment/payment_provider'

const link = (href: string) => ({ href, type: 'application/hal+json' })
const LINKS = { self: link('https://a.example.nl'), dashboard: link('https://a.example.nl/tr') }
const row = (id: string, change: object = {}) => ({
  ...{ resource: 'payment', id, mode: 'test', createdAt: '2026-11-28T10:00:00+00:00' },
  ...{ amount: { value: '15.00', currency: 'EUR' }, description: 'Binky', metadata: null },
  ...{ status: 'paid', sequenceType: 'oneoff', profileId: 'pfl_1', method: 'ideal' },
  ...{ redirectUrl: 'https://winkel.example.nl', _links: LINKS },
  ...change,
})
const ODD = [
  { name: 'an amount that is none', change: { amount: { value: 'veel', currency: 'EUR' } } },
  { name: 'no amount', change: { amount: null } },
  { name: 'a moment that is none', change: { createdAt: 7 } },
  { name: 'a moment of no calendar', change: { createdAt: 'gisteren' } },
  { name: 'no links', change: { _links: undefined } },
]

/** A provider whose list has these two pages. */
async function withPages(first: unknown, second: unknown) {
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'application/hal+json')
    response.end(JSON.stringify(url.includes('from=') ? second : first))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const unread: UnreadPayment[] = []
  const provider = new MollieProvider({
    ...{ key: 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM', url: `http://127.0.0.1:${port}` },
    ...{ timeoutMs: 300, unread: async (payment) => void unread.push(payment) },
  })
  const read = async () => {
    const ids: string[] = []
    for await (const { id } of provider.createdSince(new Date(0))) ids.push(id)
    return ids
  }
  return { read, unread, stop: () => void server.close().closeAllConnections() }
}

const page = (payments: unknown, next: string | null = null) => ({
  ...{ count: 3, _embedded: { payments } },
  _links: {
    ...{ self: link('https://a.example.nl'), previous: null, documentation: link('https://a.nl') },
    next: next === null ? null : link(`https://a.example.nl/v2/payments?from=${next}&limit=100`),
  },
})

test.group("The provider's list of payments", () => {
  test('a payment with {name} hides no other on its page or the next, and is told by its number')
    .with(ODD)
    .run(async ({ assert, cleanup }, { change }) => {
      const { read, unread, stop } = await withPages(
        page([row('tr_first'), row('tr_odd', change), row('tr_last')], 'tr_next'),
        page([row('tr_next')])
      )
      cleanup(stop)
      assert.deepEqual(await read(), ['tr_first', 'tr_last', 'tr_next'])
      assert.deepEqual(
        unread.map(({ id }) => id),
        ['tr_odd']
      )
    })

  test('a list of which no payment can be read is not known, and is not read to its end', async ({
    assert,
    cleanup,
  }) => {
    const odd = ['tr_1', 'tr_2'].map((id) => row(id, { amount: null }))
    const { read, unread, stop } = await withPages(page(odd, 'tr_next'), page([row('tr_next')]))
    cleanup(stop)
    await assert.rejects(read, PaymentProviderUnavailable)
    assert.deepEqual(unread, [])
  })

  test('an answer that is no page is not known, rather than an empty list', async ({
    assert,
    cleanup,
  }) => {
    const { read, stop } = await withPages({ count: 0 }, {})
    cleanup(stop)
    await assert.rejects(read, PaymentProviderUnavailable)
  })
})
