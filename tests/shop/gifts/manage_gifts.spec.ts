import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { sendGifts } from '#app/shop/gifts/send_gifts'
import { erasePersonalData } from '#app/shop/retention/erase_personal_data'
import { exportPersonalData } from '#app/shop/retention/export_personal_data'
import { dossierOf, withOrder } from '#app/shop/withdrawals/withdrawal_dossier'
import { assessWithdrawal } from '#domain/shop/withdrawals'
import AuditEntry from '#models/admin/audit_entry'
import Gift from '#models/shop/gift'
import Mail from '#models/shop/mail'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf, present } from '#tests/helpers/present'
import { giftOf, inDays } from '#tests/helpers/shop/gift_orders'
import { post } from '#tests/helpers/shop/shop_calls'
import { mailOf, withdrawalOf } from '#tests/helpers/shop/stored_records'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'

const NOW = DateTime.utc().startOf('second')
const SOON = { giveOn: inDays(5) }
const gifts = () => Mail.query().where('kind', 'cadeau')
const api = (id: number) => `/api/dashboard/bestelling/${id}/cadeau`

type Shown = { order: { gift: Record<string, unknown> } }

test.group('The gift of an order, for the owner', (group) => {
  group.each.setup(() => emptyShop())

  test('the page of the order shows for whom, when, and what came of it', async ({
    client,
    assert,
  }) => {
    const { order, gift } = await giftOf(NOW, SOON)
    const admin = await loggedIn(client)
    const open = async () =>
      pageProps<Shown>(await admin.open(`/dashboard/bestellingen/${order.id}`)).order.gift
    assert.deepInclude(await open(), {
      ...{ to: 'Oma Truus', email: 'truus@example.nl', on: inDays(5), way: 'email' },
      ...{ sentAt: null, begunAt: null, changeable: true, sendable: true },
    })
    await mailOf(NOW, { kind: 'cadeau', orderId: order.id })
    await post(client, `/api/cadeau/${gift.token}/beginnen`, {})
    const later = await open()
    assert.isNotNull(later.sentAt)
    assert.isNotNull(later.begunAt)
    assert.isFalse(later.sendable)
  })

  test('the owner moves a gift to another day and another address', async ({ client, assert }) => {
    const { order } = await giftOf(NOW, SOON)
    const admin = await loggedIn(client)
    const change = { email: 'opa@example.nl', datum: inDays(9) }
    ;(await admin.send('put', api(order.id), change)).assertStatus(200)
    assert.deepInclude((await Gift.firstOrFail()).$attributes, {
      ...{ receiverEmail: 'opa@example.nl', giveOn: inDays(9), way: 'email' },
    })
    assert.lengthOf(await AuditEntry.query().where('what', 'gift_changed'), 1)
    for (const [field, value] of [
      ['datum', inDays(-1)],
      ['datum', inDays(400)],
      ['datum', ''],
      ['email', 'opa'],
    ] as const) {
      const refused = await admin.send('put', api(order.id), { ...change, [field]: value })
      refused.assertStatus(422)
      assert.lengthOf(refused.body().errors[field], 1)
    }
  })

  test('the owner sends a gift now, once, and its day brings no second one', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    try {
      const { order } = await giftOf(NOW, SOON)
      const admin = await loggedIn(client)
      for (let presses = 0; presses < 2; presses++)
        (await admin.send('post', `${api(order.id)}/versturen`, {})).assertStatus(200)
      await drainQueue()
      await sendGifts(NOW.plus({ days: 6 }))
      assert.lengthOf(await gifts(), 1)
      assert.lengthOf(mailbox.to('truus@example.nl'), 1)
    } finally {
      await mailbox.close()
    }
  })

  test('a gift that was taken back is not sent, and what is no gift cannot be changed', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const back = await giftOf(NOW, SOON, { status: 'terugbetaald' })
    const refused = await admin.send('post', `${api(back.order.id)}/versturen`, {})
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'cadeau_ingetrokken')
    await Gift.query().delete()
    const change = { email: 'opa@example.nl', datum: inDays(1) }
    const none = await admin.send('put', api(back.order.id), change)
    none.assertStatus(409)
    assert.equal(none.body().reden, 'geen_cadeau')
    assert.lengthOf(await gifts(), 0)
  })
})

test.group('A gift and the law', (group) => {
  group.each.setup(() => emptyShop())

  const assessed = async (used: 'nothing' | 'mailed') => {
    const { order, gift } = await giftOf(NOW, SOON)
    await order.merge({ waivedAt: NOW, waiverText: 'Ik wil direct toegang' }).save()
    if (used === 'mailed') await mailOf(NOW, { kind: 'cadeau', orderId: order.id })
    const { id } = await withdrawalOf(NOW, { orderId: order.id, status: 'ontvangen' })
    return { gift, id }
  }
  const outcomeOf = async (id: number) => {
    const { agreement } = dossierOf(await withOrder().where('id', id).firstOrFail())
    return assessWithdrawal(present(agreement, 'the agreement'), NOW)
  }

  test('a gift that lies waiting can be taken back although the waiver was ticked', async ({
    assert,
  }) => {
    assert.equal(await outcomeOf((await assessed('nothing')).id), 'in_time')
  })

  test('the waiver holds once the gift was given', async ({ assert }) => {
    assert.equal(await outcomeOf((await assessed('mailed')).id), 'waived')
  })

  test('a person who asks what we keep reads what they gave, and what they got', async ({
    assert,
  }) => {
    const { order } = await giftOf(NOW, SOON)
    const giver = await exportPersonalData(order.email, NOW)
    assert.deepInclude(onlyOf(giver.bestellingen).cadeau, {
      ...{ voor: 'Oma Truus', bericht: 'Gefeliciteerd!', dag: inDays(5) },
    })
    const receiver = await exportPersonalData('TRUUS@example.nl', NOW)
    assert.lengthOf(receiver.bestellingen, 0)
    assert.deepInclude(onlyOf(receiver.gekregen_cadeaus), {
      ...{ naam: 'Oma Truus', email: 'truus@example.nl', bericht: 'Gefeliciteerd!' },
    })
    assert.notInclude(JSON.stringify(receiver), order.email)
  })

  test('a receiver is forgotten, and the giver keeps a card to hand over', async ({
    client,
    assert,
  }) => {
    const { order } = await giftOf(NOW, SOON)
    const report = await erasePersonalData('truus@example.nl', NOW)
    assert.equal(report.erased['ontvangers van cadeaus'], 1)
    assert.deepInclude((await Gift.firstOrFail()).$attributes, {
      ...{ receiverName: 'Gewist', receiverEmail: null, message: null, way: 'zelf' },
    })
    await sendGifts(NOW.plus({ days: 9 }))
    assert.lengthOf(await gifts(), 0)
    ;(await client.get(`/bestelling/${order.token}/cadeaukaart`)).assertStatus(200)
  })

  test('a giver is forgotten with the gift', async ({ assert }) => {
    const { order } = await giftOf(NOW, SOON)
    await erasePersonalData(order.email, NOW)
    assert.isNull(await Gift.first())
  })
})
