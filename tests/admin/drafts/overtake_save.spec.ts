import { test } from '@japa/runner'
import Customer from '#models/live/customer'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import Booking from '#models/shop/booking'
import DiscountCode from '#models/shop/money/discount_code'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createEvening, createRoom } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { BOOKING, createBooking } from '#tests/helpers/shop/bookings'

/** What two tabs show, and how each of them saves it. */
type Shown = {
  url: string
  /** What a tab sends for this value, with what it has seen. */
  body: (value: number) => object
  /** What is stored of it. */
  stored: () => Promise<number>
}

async function room(owner: Browser): Promise<Shown> {
  const { id } = await createRoom(1)
  const { room: fields } = pageProps<{ room: object }>(await owner.open(`/dashboard/rooms/${id}`))
  return {
    url: `/api/dashboard/room/${id}`,
    body: (value) => ({ ...fields, tijdschatting: value }),
    stored: async () => (await Room.findOrFail(id)).timeEstimate,
  }
}

async function discountCode(owner: Browser): Promise<Shown> {
  const RULES = { soort: 'percentage', waarde: '10', spellen: [], vanaf: null, totEnMet: null }
  const rest = { maxTotaal: null, maxPerEmail: null }
  const made = await owner.post('/api/dashboard/actiecode/new', {
    code: 'LENTE',
    ...RULES,
    ...rest,
  })
  const { id } = made.body() as { id: number }
  const page = await owner.open(`/dashboard/actiecodes/${id}`)
  const { code } = pageProps<{ code: { seen: string } }>(page)
  return {
    url: `/api/dashboard/actiecode/${id}`,
    body: (value) => ({ ...RULES, ...rest, maxTotaal: value, gezien: code.seen }),
    stored: async () => Number((await DiscountCode.findOrFail(id)).maxTotal),
  }
}

async function customer(): Promise<Shown> {
  const seen = { name: 'Bakkerij Brink', email: 'brink@example.nl' }
  const { id } = await Customer.create(seen)
  return {
    url: `/api/dashboard/klant/${id}`,
    body: (value) => ({ ...seen, name: `Brink ${value}`, gezien: seen }),
    stored: async () => Number((await Customer.findOrFail(id)).name.replace('Brink ', '')),
  }
}

async function gameSettings(): Promise<Shown> {
  const { game, customer: owner, rooms } = await createEvening()
  await game.refresh()
  const chosen = rooms.map(({ id }) => id)
  const seen = {
    tijdsduur: game.duration,
    aantalTeams: game.teamCount,
    hint3Telt: game.hint3Counts,
    rooms: chosen,
  }
  return {
    url: `/api/dashboard/klant/spellenfabriek/${owner.id}`,
    body: (value) => ({
      tijdsduur: value,
      roomsIdsChecked: chosen,
      roomsIdsNotChecked: [],
      gezien: seen,
    }),
    stored: async () => (await Spellenfabriek.findOrFail(game.id)).duration,
  }
}

async function booking(owner: Browser): Promise<Shown> {
  const { id } = await createBooking()
  const page = await owner.open(`/dashboard/boekingen/${id}`)
  const { booking: shown } = pageProps<{ booking: { seen: string } }>(page)
  return {
    url: `/api/dashboard/boeking/${id}`,
    body: (value) => ({ ...BOOKING, personen: value, gezien: shown.seen }),
    stored: async () => (await Booking.findOrFail(id)).people,
  }
}

const FORMS = [
  { what: 'a room', show: room },
  { what: 'a discount code', show: discountCode },
  { what: 'a customer', show: customer },
  { what: 'the settings of an evening', show: gameSettings },
  { what: 'a booking', show: booking },
]

test.group('Two tabs on one form', (group) => {
  group.each.setup(() => emptyShop())

  test('an admin who saves {what} from a second tab is told so, and what the first saved stays')
    .with(FORMS)
    .run(async ({ client, assert }, { show }) => {
      const owner = await loggedIn(client)
      const { url, body, stored } = await show(owner)

      const first = await owner.send('put', url, body(33))
      first.assertStatus(200)
      const second = await owner.send('put', url, body(44))
      second.assertStatus(409)
      second.assertBodyContains({ reden: 'intussen_gewijzigd' })
      assert.match(second.body().message, /^Iemand anders heeft dit intussen gewijzigd/)
      assert.equal(await stored(), 33)
    })

  test('an admin who saves {what} as it is by now succeeds, however old the page')
    .with(FORMS)
    .run(async ({ client }, { show }) => {
      const owner = await loggedIn(client)
      const { url, body } = await show(owner)
      const same = [await owner.send('put', url, body(33)), await owner.send('put', url, body(33))]
      for (const reply of same) reply.assertStatus(200)
    })

  test('a program that does not say what it has seen changes {what} as ever')
    .with(FORMS)
    .run(async ({ client, assert }, { show }) => {
      const owner = await loggedIn(client)
      const { url, body, stored } = await show(owner)
      for (const value of [33, 44]) {
        const { gezien: _, ...rest } = { gezien: null, ...body(value) }
        const reply = await owner.send('put', url, rest)
        reply.assertStatus(200)
      }
      assert.equal(await stored(), 44)
    })

  test('one of six tabs that save {what} at the same moment succeeds, and the others are told')
    .with(FORMS)
    .run(async ({ client, assert }, { show }) => {
      const owner = await loggedIn(client)
      const { url, body, stored } = await show(owner)
      const values = [31, 32, 33, 34, 35, 36]
      const replies = await Promise.all(
        values.map((value) => owner.copy().send('put', url, body(value)))
      )
      const won = values.filter((_, index) => replies[index]?.status() === 200)
      assert.lengthOf(won, 1)
      assert.deepEqual([...new Set(replies.map((one) => one.status()))].sort(), [200, 409])
      assert.equal(await stored(), won[0])
    })
})
