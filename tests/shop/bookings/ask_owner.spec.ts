import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { waits } from '#app/admin/digest/digest_words'
import { loadDigest } from '#app/admin/digest/load_digest'
import { asColumn } from '#app/core/database/dialect'
import Order from '#models/shop/order'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { agreed, createBooking, offer } from '#tests/helpers/shop/bookings'
import { dayAt } from '#tests/helpers/shop/planned_evenings'
import type { Data } from '@generated/data'

type Today = {
  count: number
  waiting: { bookings: number }
  bookings: Data.Shop.Bookings.Tasks.OpenTask[]
}

test.group('The evenings that ask something of the owner', (group) => {
  group.each.setup(() => emptyShop())

  test('Vandaag, its menu and the mail of the day count the evenings that ask something', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const asked = await createBooking({ startsAt: null })
    await offer(await createBooking())
    await agreed()
    const over = await agreed({}, { startsAt: dayAt(-1, 19) })
    const late = await agreed({ onAccount: true }, { startsAt: dayAt(-3, 19) })
    ;(await admin.post(`/api/dashboard/boeking/${late.id}/gespeeld`)).assertStatus(200)
    ;(await admin.post(`/api/dashboard/boeking/${late.id}/factuur`)).assertStatus(200)
    await Order.query().update({ dueAt: asColumn(DateTime.utc().minus({ days: 5 })) })

    const today = pageProps<Today>(await admin.open('/dashboard/vandaag'))
    assert.deepEqual(
      today.bookings.map(({ id, term }) => [id, term && term.days < 0]),
      [
        [late.id, true],
        [over.id, true],
        [asked.id, false],
      ]
    )
    assert.equal(today.count, 3)
    assert.equal(today.waiting.bookings, 3)
    const digest = await loadDigest(DateTime.utc())
    assert.deepInclude(waits(digest), { name: 'Avonden die iets van je vragen', value: '3' })
  })
})
