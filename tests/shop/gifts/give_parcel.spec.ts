import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Gift from '#models/shop/gift'
import Order from '#models/shop/order'
import type { Simulator } from '#simulator/server'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf } from '#tests/helpers/present'
import { GIFT, inDays } from '#tests/helpers/shop/gift_orders'
import {
  cleanUpSimulator,
  CUSTOMER,
  placeOrder,
  post,
  withSimulator,
} from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const POSTED = { naam: 'Oma Truus', wijze: 'post', bericht: 'Gefeliciteerd!' }

test.group('A gift by post', (group) => {
  let simulator: Simulator
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    mailbox = await new Mailbox().open()
    return async () => {
      await mailbox.close()
      await cleanUpSimulator(simulator)
    }
  })

  async function buy(client: ApiClient, gift: object) {
    const { payment } = await placeOrder(client, simulator, 'binky', { cadeau: gift })
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await drainQueue()
    return Order.firstOrFail()
  }

  const papers = async (client: ApiClient, what: string, id: number) => {
    const admin = await loggedIn(client)
    const file = await admin.open(`/dashboard/verzenden/${what}?ids=${id}`)
    file.assertStatus(200)
    return pdfText(file.body())
  }

  test('a parcel straight to the receiver has their name on it, a card in it, and no price', async ({
    client,
    assert,
  }) => {
    const { id, token } = await buy(client, POSTED)
    const slip = await papers(client, 'pakbonnen', id)
    for (const said of ['Oma Truus', 'Zo vouw je de kaart', 'Gefeliciteerd!', 'Noor de Vries'])
      assert.include(slip, said)
    assert.notMatch(slip, /€|EUR|15,00|Annuleren/)
    const label = await papers(client, 'labels', id)
    assert.include(label, 'Oma Truus')
    assert.notInclude(label, 'Noor')
    const dispatch = textOf(
      onlyOf(mailbox.mails.filter(({ subject }) => /Te versturen/.test(`${subject}`)))
    )
    assert.include(dispatch, 'Oma Truus')
    assert.include(dispatch, 'Het is een cadeau.')

    const confirmation = textOf(onlyOf(mailbox.to(CUSTOMER.email)))
    assert.include(confirmation, 'We sturen het naar:\nOma Truus')
    assert.include(confirmation, 'In het pakket leggen we een kaart met je bericht voor Oma Truus')
    const page = await client.get(`/bestelling/${token}`)
    const { order } = pageProps<{ order: { deliveryAddress: { name: string } } }>(page)
    assert.equal(order.deliveryAddress.name, 'Oma Truus')
  })

  test('a parcel to a giver who gives it by hand has their own name on it', async ({
    client,
    assert,
  }) => {
    const { id } = await buy(client, { ...POSTED, wijze: 'zelf' })
    assert.include(await papers(client, 'labels', id), 'Noor de Vries')
    assert.include(await papers(client, 'pakbonnen', id), 'Zo vouw je de kaart')
  })

  test('a parcel has no day and no e-mail address, whatever a form sends along', async ({
    client,
    assert,
  }) => {
    await buy(client, { ...POSTED, email: 'truus@example.nl', datum: inDays(3) })
    const gift = await Gift.firstOrFail()
    assert.isNull(gift.receiverEmail)
    assert.isNull(gift.giveOn)
    const reply = await post(client, '/api/binky/bestellen', { ...CUSTOMER, cadeau: GIFT })
    reply.assertStatus(422)
    assert.lengthOf(reply.body().errors['cadeau.wijze'], 1)
  })

  test('a parcel of somebody who keeps it has no card', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator, 'binky')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const { id } = await Order.firstOrFail()
    const slip = await papers(client, 'pakbonnen', id)
    assert.notInclude(slip, 'Zo vouw je de kaart')
    assert.include(slip, 'Annuleren')
  })
})
