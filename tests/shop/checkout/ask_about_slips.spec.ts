import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { AddressBook } from '#app/shop/checkout/address_book'
import Order from '#models/shop/order'
import { emptyShop } from '#tests/helpers/database'
import { onlyOf } from '#tests/helpers/present'
import { cleanUpSimulator, CUSTOMER, post, withSimulator } from '#tests/helpers/shop/shop_calls'

type Answer = (response: ServerResponse) => unknown

const found =
  (...places: string[]): Answer =>
  (response) =>
    response.end(
      JSON.stringify({ response: { docs: places.map((woonplaatsnaam) => ({ woonplaatsnaam })) } })
    )

/** PDOK's Locatieserver as the shop knows it. The real one was not tried. */
async function withAddressBook(answer: Answer) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://pdok'))
    void answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  app.container.swap(AddressBook, () => new AddressBook(`http://127.0.0.1:${port}`))
  return {
    asked,
    close: () => {
      app.container.restore(AddressBook)
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

test.group('The question about a possible slip', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    const simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const order = (client: ApiClient, fields: object) =>
    post(client, '/api/binky/bestellen', { ...CUSTOMER, ...fields })

  const SLIPS = [
    { field: 'adres', fields: { adres: 'Dorpsstraat' }, says: /straat en huisnummer/ },
    { field: 'adres', fields: { adres: '1e Dwarsstraat' }, says: /straat en huisnummer/ },
    { field: 'email', fields: { email: 'noor@gmial.com' }, says: /Bedoel je noor@gmail\.com\?/ },
  ]

  test('a customer is asked about {fields}, and orders by sending the form again')
    .with(SLIPS)
    .run(async ({ client, assert }, { field, fields, says }) => {
      const key = { aanvraagsleutel: 'one key for both' }
      const doubted = await order(client, { ...fields, ...key, vragen: true })
      doubted.assertStatus(422)
      const { errors, gevraagd: asked } = doubted.body() as {
        errors: Record<string, string[]>
        gevraagd: boolean
      }
      assert.isTrue(asked, 'the form knows that it was asked')
      assert.deepEqual(Object.keys(errors), [field])
      assert.match(onlyOf(errors[field] ?? []), says)
      assert.lengthOf(await Order.all(), 0)
      ;(await order(client, { ...fields, ...key, vragen: false })).assertStatus(200)
      assert.lengthOf(await Order.all(), 1)
    })

  test('an order as the specification has it brings no question: {fields}')
    .with(SLIPS)
    .run(async ({ client }, { fields }) => {
      ;(await order(client, fields)).assertStatus(200)
    })

  test('a customer who is refused for another reason has not been asked yet', async ({
    client,
    assert,
  }) => {
    const slip = { email: 'noor@gmial.com', vragen: true }
    const refused = await order(client, { ...slip, naam: '' })
    refused.assertStatus(422)
    assert.notProperty(refused.body(), 'gevraagd')
    const doubted = await order(client, slip)
    doubted.assertStatus(422)
    assert.propertyVal(doubted.body(), 'gevraagd', true)
  })

  test('a customer with a good order is asked nothing', async ({ client }) => {
    ;(await order(client, { vragen: true })).assertStatus(200)
  })

  test('the book of addresses is asked for postcode and number only', async ({
    client,
    assert,
    cleanup,
  }) => {
    const book = await withAddressBook(found('Rhenen'))
    cleanup(() => book.close())
    ;(await order(client, { vragen: true })).assertStatus(200)
    const { pathname, searchParams } = onlyOf(book.asked)
    assert.equal(pathname, '/free')
    assert.equal(searchParams.get('q'), '3911 AB 12')
    assert.deepEqual(searchParams.getAll('fq'), ['type:adres', 'postcode:3911AB', 'huisnummer:12'])
    assert.notMatch(String(searchParams), /Noor|Dorpsstraat|noor|Rhenen/)
  })

  test('a customer is asked about a place that does not fit, and not about one in another spelling', async ({
    client,
    assert,
    cleanup,
  }) => {
    const book = await withAddressBook(found("'s-Gravenhage"))
    cleanup(() => book.close())
    const other = await order(client, { vragen: true })
    assert.deepEqual((other.body() as { errors: object }).errors, {
      plaats: ["Bij 3911 AB hoort 's-Gravenhage. Klopt het toch? Bestel dan nog een keer."],
    })
    ;(await order(client, { plaats: 'S GRAVENHAGE', vragen: true })).assertStatus(200)
    ;(await order(client, { vragen: false })).assertStatus(200)
  })

  test('a customer is asked about a house number that the postcode does not have', async ({
    client,
    assert,
    cleanup,
  }) => {
    const book = await withAddressBook(found())
    cleanup(() => book.close())
    const body = (await order(client, { vragen: true })).body() as { errors: object }
    assert.deepEqual(body.errors, {
      postcode: ['Bij 3911 AB kennen we geen nummer 12. Klopt het toch? Bestel dan nog een keer.'],
    })
  })

  test('the book is asked about no address with two numbers, and for no download', async ({
    client,
    assert,
    cleanup,
  }) => {
    const book = await withAddressBook(found())
    cleanup(() => book.close())
    ;(await order(client, { adres: 'Plein 1944 12', vragen: true })).assertStatus(200)
    const download = await post(client, '/api/sintjunior/bestellen', { ...CUSTOMER, vragen: true })
    download.assertStatus(200)
    assert.lengthOf(book.asked, 0)
  })

  test('a customer is not held up by a book of addresses that is {title}')
    .with([
      { title: 'out of order', answer: (r: ServerResponse) => r.writeHead(500).end('{}') },
      { title: 'no JSON', answer: (r: ServerResponse) => r.end('<html>') },
      { title: 'something else', answer: (r: ServerResponse) => r.end('{"response":null}') },
      {
        title: 'full of nonsense',
        answer: (r: ServerResponse) => r.end('{"response":{"docs":[7,null]}}'),
      },
      { title: 'nothing at all', answer: (r: ServerResponse) => r.end('null') },
      { title: 'gone', answer: (r: ServerResponse) => r.destroy() },
    ])
    .run(async ({ client, cleanup }, { answer }) => {
      const book = await withAddressBook(answer)
      cleanup(() => book.close())
      ;(await order(client, { vragen: true })).assertStatus(200)
    })

  test('a customer waits at most 800 ms for a slow book of addresses', async ({
    client,
    assert,
    cleanup,
  }) => {
    const book = await withAddressBook(async (response) => {
      await wait(30_000, undefined, { ref: false })
      response.end()
    })
    cleanup(() => book.close())
    const began = performance.now()
    ;(await order(client, { vragen: true })).assertStatus(200)
    const took = performance.now() - began
    assert.isAbove(took, 780)
    assert.isBelow(took, 5000)
  })
})
