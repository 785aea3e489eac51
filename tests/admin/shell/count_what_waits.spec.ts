import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Customer from '#models/live/customer'
import { fillWorkday } from '#tests/helpers/shop/workday'
import { atWork, createGameMaster } from '#tests/helpers/live/game_master'
import { createBooking } from '#tests/helpers/shop/bookings'
import { emptyShop } from '#tests/helpers/database'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { pageProps } from '#tests/helpers/page_props'

type Waiting = {
  parcels: number
  messages: number
  withdrawals: number
  bookings: number
  alarms: number
}
type Part = readonly unknown[]
type Today = {
  waiting: Waiting
  parcels: Part
  messages: Part
  withdrawals: Part
  bookings: Part
  alarms: Part
  mails: Part
}

const open = async (browser: Browser, path: string) =>
  pageProps<Today>(await browser.open(`/dashboard${path}`))

test.group('The numbers in the menu', (group) => {
  group.each.setup(() => emptyShop())

  test('an owner reads no number in a shop in which nothing waits', async ({ client, assert }) => {
    const { waiting } = await open(await loggedIn(client), '/vandaag')
    assert.deepEqual(waiting, { parcels: 0, messages: 0, withdrawals: 0, bookings: 0, alarms: 0 })
  })

  test('an owner reads on every page how much Vandaag lists', async ({ client, assert }) => {
    await fillWorkday(DateTime.utc())
    await createBooking()
    const owner = await loggedIn(client)
    const { waiting, ...today } = await open(owner, '/vandaag')
    assert.deepEqual(waiting, {
      parcels: today.parcels.length,
      messages: today.messages.length,
      withdrawals: today.withdrawals.length,
      bookings: today.bookings.length,
      alarms: today.alarms.length + today.mails.length,
    })
    for (const [what, count] of Object.entries(waiting)) assert.isAbove(count, 0, what)
    for (const path of ['', '/bestellingen', '/rooms', '/instellingen'])
      assert.deepEqual((await open(owner, path)).waiting, waiting, path)
  })

  test('a game master is told nothing of what waits in the shop', async ({ client, assert }) => {
    await fillWorkday(DateTime.utc())
    const customer = await Customer.query().has('spellenfabriek').firstOrFail()
    await customer.load('spellenfabriek')
    await createGameMaster([customer.spellenfabriek])
    const page = await (await atWork(client)).open(`/spelleiding/${customer.id}`)
    page.assertStatus(200)
    assert.notProperty(pageProps(page), 'waiting')
  })
})
