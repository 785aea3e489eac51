import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import Customer from '#models/live/customer'
import PointsCorrection from '#models/live/points_correction'
import Order from '#models/shop/order'
import { createPlayingEvening } from '#tests/helpers/live/playing_evening'
import { createWorld } from '#tests/helpers/permissions'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { cleanUpSimulator, withSimulator } from '#tests/helpers/shop/shop_calls'
import { firstOf } from '#tests/helpers/present'

const NOT_FOUND = 'Deze pagina kon niet worden gevonden.'
const ORDER = '/api/cuneravanrhenen/bestellen'
const PARCEL = '/api/binky/bestellen'
const PERSON = { naam: 'Noor', email: 'noor@example.nl', afstand: true }
const HOME = { adres: 'Dijk 1', postcode: '1234 AB', plaats: 'Rhenen' }

async function onPage(client: ConstructorParameters<typeof Browser>[0]) {
  const browser = new Browser(client)
  await browser.open('/contact')
  return browser
}

test.group('Odd input of strangers', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    const simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  test('an order keeps what people can read, on one line', async ({ client, assert }) => {
    const browser = await onPage(client)
    const response = await browser.post(PARCEL, {
      ...HOME,
      naam: ' No\u0000or\r\nde  Vri\u00ades\ud800 ',
      email: 'ｎｏｏｒ＠example.nl\u200b',
      adres: 'Dijk\u202e 1\nachter',
      afstand: true,
    })
    response.assertStatus(200)
    const order = await Order.firstOrFail()
    assert.equal(order.name, 'Noor de Vries')
    assert.equal(order.email, 'noor@example.nl')
    assert.equal(order.address, 'Dijk 1 achter')
  })

  test('a name of which nothing is visible is no name: {$self}')
    .with(['\u200b', '\u00ad', '\u202e', '\u3164', '\u200d\ufe0f', ' \u2800 ', '\u0301', '\ud800'])
    .run(async ({ client, assert }, name) => {
      const browser = await onPage(client)
      const response = await browser.post(ORDER, { ...PERSON, naam: name })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { naam: ['Vul uw naam in.'] })
    })

  test('an address that cannot be mailed is refused: {$self}')
    .with(['"a b"@example.nl', '"<e@x>"@example.nl', 'a@b@example.nl', '\ud800@b', 'a\u0000@'])
    .run(async ({ client, assert }, email) => {
      const browser = await onPage(client)
      for (const [path, fields] of [
        [ORDER, PERSON],
        ['/contact', { name: 'Noor', comments: 'Dag' }],
        ['/bestelling', {}],
      ] as const) {
        const response = await browser.post(path, { ...fields, email })
        response.assertStatus(422)
        assert.deepEqual(response.body().errors, {
          email: ['Dit lijkt geen geldig e-mailadres.'],
        })
      }
    })

  test('a body that is not packed as it says is refused: {$self}')
    .with(['gzip', 'deflate', 'br', 'GZIP', 'zstd', 'nonsense'])
    .run(async ({ client, assert }, encoding) => {
      const browser = await onPage(client)
      for (const path of ['/contact', '/api/betalingen/webhook', '/herroepen', '/api/login']) {
        const response = await browser.post(
          path,
          { email: 'a@example.nl' },
          { 'content-encoding': encoding }
        )
        assert.include([400, 415], response.status(), path)
        assert.equal(response.body().message, 'Deze gegevens konden we niet lezen.')
      }
    })

  test('half a packed body is refused, and a whole one is read', async ({ client, assert }) => {
    const packed = gzipSync(JSON.stringify({ name: '', email: '', comments: '' }))
    const { token } = await onPage(client)
    for (const [body, status] of [
      [packed, 422],
      [packed.subarray(0, 12), 400],
    ] as const) {
      const response = await fetch(`${process.env.APP_URL}/contact`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          'x-csrf-token': token,
        },
        body,
      })
      assert.equal(response.status, status)
    }
  })

  test('an address with what is no text leads nowhere: {$self}')
    .with([
      '/spelen/%00/eindejaarsspel',
      '/spelen/a%00b/cuneravanrhenen/oorkonde',
      '/download/%00',
      '/download/a%c2%adb/bestand',
      '/herroepen/ontvangen/%00',
      '/escaperooms/%e2%80%8bbinky',
      '/bestellen/a/%07/b',
      '/scherm/%00',
      '/api/scherm/%00',
      '/bestelling/abc/creditnota/%00',
    ])
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path)
      response.assertStatus(404)
      assert.include(response.text() + JSON.stringify(response.body()), NOT_FOUND)
      assert.equal(response.header('x-frame-options'), 'DENY')
    })

  test('an odd query in an address is read as far as it is text', async ({ client }) => {
    for (const path of [
      '/bestellen/bedankt?bestelling=%00',
      '/bestellen/bedankt?bestelling[toString]=1',
      '/bestellen/bedankt?bestelling=%ed%a0%80',
      '/?__proto__[x]=1&utm_source=%00',
    ])
      (await client.get(path)).assertStatus(200)
  })

  test('a withdrawal with odd types is refused like an old page', async ({ client }) => {
    for (const path of ['/herroepen', '/herroepen/controleren'])
      for (const _csrf of [{ toString: 1 }, [], [{ valueOf: 1 }], 7])
        (await client.post(path).json({ _csrf })).assertStatus(419)
  })
})

test.group('Odd input of admins', (group) => {
  group.each.setup(() => emptyShop())

  test('a klant has a readable name of one line', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    const response = await browser.post('/api/dashboard/klant/new', {
      name: 'Bakkerij\u0000\nBrink',
      email: 'brink@example.nl',
    })
    response.assertStatus(201)
    assert.equal((await Customer.firstOrFail()).name, 'Bakkerij Brink')
    for (const path of ['/api/dashboard/klanten?zoek=%00', '/dashboard?zoek=%ed%a0%80'])
      (await browser.open(path)).assertStatus(200)
  })

  test('texts for the phones of an evening, and the reason of points, are readable', async ({
    client,
    assert,
  }) => {
    const { customer, game, teams } = await createPlayingEvening()
    const browser = await loggedIn(client)
    const path = '/api/dashboard/klant/spellenfabriek'
    for (const [call, data] of [
      [
        `mededeling/${customer.id}`,
        { tekst: 'De\u0000 koffie\ud800', sleutel: 'een-sleutel-van-16' },
      ],
      [`pauze/${customer.id}`, { reden: 'Eten\u0000' }],
      [
        `team/${customer.id}/${firstOf(teams).id}/punten`,
        { punten: 10, reden: 'De kist\u0000 klemde', sleutel: 'nog-een-sleutel-16' },
      ],
    ] as const)
      (await browser.post(`${path}/${call}`, data)).assertStatus(200)
    const { announcement, pauseReason } = await game.refresh()
    const { reason } = await PointsCorrection.firstOrFail()
    assert.deepEqual([announcement, pauseReason, reason], ['De koffie', 'Eten', 'De kist klemde'])

    const nothing = { punten: 10, reden: '\u0000', sleutel: 'een-derde-sleutel-1' }
    const team = `${path}/team/${customer.id}/${firstOf(teams).id}/punten`
    ;(await browser.post(team, nothing)).assertStatus(422)
  })

  test('rooms that do not exist are refused, and nothing changes', async ({ client, assert }) => {
    const world = await createWorld()
    const browser = await loggedIn(client)
    const path = `/api/dashboard/klant/spellenfabriek/${world.without.customer.id}`
    await browser.post(path.replace('/spellenfabriek/', '/spellenfabriek/new/'))
    const settings = { tijdsduur: 60, roomsIdsChecked: [], roomsIdsNotChecked: [] }
    const known = firstOf(world.rooms).id
    for (const [ids, status] of [
      [[known], 200],
      [[known, 2_147_483_647], 422],
      [[2_147_483_648], 422],
      [[1_000_000_000_000], 422],
      [[-1], 422],
      [['1'], 422],
      [[{ toString: 1 }], 422],
      [Array.from({ length: 201 }, () => known), 422],
    ] as const)
      for (const field of ['roomsIdsChecked', 'roomsIdsNotChecked']) {
        const response = await browser.send('put', path, { ...settings, [field]: ids })
        response.assertStatus(status)
        if (status === 422) assert.notMatch(response.text(), /must|field|Vul rooms/)
      }
  })

  test('a mail of an order is repeated for a number only', async ({ client }) => {
    const browser = await loggedIn(client)
    const odd = { soort: 'levering', na: { toString: 1, valueOf: 1 } }
    ;(await browser.post('/api/dashboard/bestelling/1/mail', odd)).assertStatus(422)
  })
})
