import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Gift from '#models/shop/gift'
import Order from '#models/shop/order'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { giftOf, inDays } from '#tests/helpers/shop/gift_orders'
import { orderOf } from '#tests/helpers/shop/stored_records'

type Shown = {
  order: { seen: string; shipped: { seen: string } | null; gift: { seen: string } | null }
}

const orderPage = async (admin: Browser, id: number) =>
  pageProps<Shown>(await admin.open(`/dashboard/bestellingen/${id}`)).order

async function sent() {
  const { id } = await orderOf(DateTime.utc(), { itemName: 'binky', status: 'verzonden' })
  const order = await Order.findOrFail(id)
  const post = { carrier: 'PostNL', trackTrace: '3SAAAA1', shippedAt: DateTime.utc() } as const
  return order.merge(post).save()
}

test.group('Two tabs on one order', (group) => {
  group.each.setup(() => emptyShop())

  test('an admin whose correction of a shipment comes second is told so, and the first stays', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const order = await sent()
    const seen = (await orderPage(admin, order.id)).shipped?.seen
    const correct = (trackTrace: string) =>
      admin.copy().send('put', `/api/dashboard/bestelling/${order.id}/verzonden`, {
        ...{ vervoerder: 'PostNL', trackTrace, mail: false, gezien: seen },
      })
    ;(await correct('3SBBBB2')).assertStatus(200)
    ;(await correct('3SBBBB2')).assertStatus(200)
    const late = await correct('3SCCCC3')
    late.assertStatus(409)
    late.assertBodyContains({ reden: 'intussen_gewijzigd' })
    assert.equal((await order.refresh()).trackTrace, '3SBBBB2')
  })

  test('one of three corrections of a gift at the same moment is kept', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { order } = await giftOf(DateTime.utc())
    const seen = (await orderPage(admin, order.id)).gift?.seen
    const emails = ['een@example.nl', 'twee@example.nl', 'drie@example.nl']
    const answers = await Promise.all(
      emails.map((email) =>
        admin.copy().send('put', `/api/dashboard/bestelling/${order.id}/cadeau`, {
          ...{ email, datum: inDays(3), gezien: seen },
        })
      )
    )
    const won = emails.filter((_, index) => answers[index]?.status() === 200)
    assert.lengthOf(won, 1)
    assert.deepEqual([...new Set(answers.map((one) => one.status()))].sort(), [200, 409])
    assert.equal((await Gift.findByOrFail({ orderId: order.id })).receiverEmail, won[0])
  })
  test('an admin whose correction of the customer comes second is told so, and the first stays', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { id } = await orderOf(DateTime.utc())
    const { seen } = await orderPage(admin, id)
    const correct = (fields: object) =>
      admin.copy().send('put', `/api/dashboard/bestelling/${id}/gegevens`, {
        ...{ naam: 'Noor Smit', email: 'noor.smit@example.nl', ...fields },
      })
    ;(await correct({ gezien: seen })).assertStatus(200)
    ;(await correct({ gezien: seen })).assertStatus(200)
    const late = await correct({ naam: 'N. Smit', gezien: seen })
    late.assertStatus(409)
    late.assertBodyContains({ reden: 'intussen_gewijzigd' })
    const order = await Order.findOrFail(id)
    assert.equal(order.name, 'Noor Smit')
    ;(await correct({ naam: 'N. Smit' })).assertStatus(200)
    assert.equal((await order.refresh()).name, 'N. Smit')
  })
})
