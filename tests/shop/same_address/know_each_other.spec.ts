import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { createBooking } from '#tests/helpers/shop/bookings'
import { messageOf, orderOf, withdrawalOf } from '#tests/helpers/shop/stored_records'
import type { Data } from '@generated/data'

type Page = { sameAddress: Data.Shop.SameAddress.SameAddress }

const NOW = DateTime.utc()

test.group('The history of one e-mail address', (group) => {
  group.each.setup(() => emptyShop())

  test('an owner reads it on each page of that address, however it was typed, and on nobody else’s', async ({
    client,
    assert,
  }) => {
    const order = await orderOf(NOW, { email: 'Noor@Example.nl' })
    const second = await orderOf(NOW, { email: 'noor@example.nl' })
    const message = await messageOf(NOW, 'NOOR@example.nl')
    const withdrawal = await withdrawalOf(NOW, { email: 'noor@example.NL' })
    const booking = await createBooking({ email: 'NOOR@example.NL' })
    await orderOf(NOW, { email: 'bram@example.nl' })
    await messageOf(NOW, 'bram@example.nl')

    const admin = await loggedIn(client)
    const seen = async (path: string) =>
      pageProps<Page>(await admin.open(path)).sameAddress.kinds.map(
        ({ title, lines }) => `${title}: ${lines.map(({ href }) => href.split('/').at(-1)).join()}`
      )
    const [orders, bookings, messages, withdrawals] = [
      `Bestellingen: ${second.id},${order.id}`,
      `Boekingen: ${booking.id}`,
      `Berichten: ${message.id}`,
      `Herroepingen: ${withdrawal.id}`,
    ]
    assert.deepEqual(await seen(`/dashboard/bestellingen/${order.id}`), [
      `Bestellingen: ${second.id}`,
      ...[bookings, messages, withdrawals],
    ])
    const pages = {
      [`berichten/${message.id}`]: [orders, bookings, withdrawals],
      [`herroepingen/${withdrawal.id}`]: [orders, bookings, messages],
      [`boekingen/${booking.id}`]: [orders, messages, withdrawals],
    }
    for (const [path, others] of Object.entries(pages))
      assert.deepEqual(await seen(`/dashboard/${path}`), others, path)
  })

  test('an order number in a message leads to its order; a word that only looks like one leads nowhere', async ({
    client,
    assert,
  }) => {
    const order = await orderOf(NOW)
    await order.merge({ number: 'EK-EKMV4YKT' }).save()
    const message = await messageOf(NOW, 'bram@example.nl')
    const text = 'Mijn bestelling ek ekmv4ykt, dus EK-22222222 niet.\nBedankt <b>alvast</b>'
    await message.merge({ message: text }).save()
    const admin = await loggedIn(client)
    const page = await admin.open(`/dashboard/berichten/${message.id}`)
    const { parts } = pageProps<{ message: Data.Shop.Messages.Message }>(page).message
    assert.equal(parts.map((part) => part.text).join(''), text)
    assert.deepEqual(
      parts.filter(({ orderId }) => orderId !== null),
      [{ text: 'ek ekmv4ykt', orderId: order.id }]
    )
  })
})
