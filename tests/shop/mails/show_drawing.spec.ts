import { test } from '@japa/runner'
import edge from 'edge.js'
import { DateTime } from 'luxon'
import { compose } from '#app/shop/mails/compose'
import { shopSettings } from '#app/shop/settings/shop_settings'
import type { OrderStatus } from '#domain/shop/orders'
import Mail, { MAIL_KINDS, type MailKind } from '#models/shop/mail'
import Order from '#models/shop/order'
import SoldVoucher from '#models/shop/money/sold_voucher'
import env from '#start/env'
import { emptyShop } from '#tests/helpers/database'
import { matched, present } from '#tests/helpers/present'
import { giftOf } from '#tests/helpers/shop/gift_orders'
import { bookingOf, mailOf, orderOf, refundOf } from '#tests/helpers/shop/stored_records'
import { createVoucher } from '#tests/helpers/shop/vouchers'

const NOW = DateTime.utc().startOf('second')

type Drawn = { kind: MailKind; drawing: string; title?: string; mail: () => Promise<Mail> }

async function aboutOrder(kind: MailKind, itemName: string, status: OrderStatus = 'betaald') {
  const order = await orderOf(NOW, { itemName, status })
  const refund = kind === 'terugbetaling' ? await refundOf(order, NOW, 100) : null
  if (kind === 'levering') return Mail.findByOrFail({ kind, orderId: order.id })
  const mail = await mailOf(NOW, { kind, orderId: order.id })
  return refund ? mail.merge({ sequenceNumber: refund.id }).save() : mail
}

async function voucherMail() {
  const { id: voucherId } = await createVoucher(2500, { email: 'sofie@example.nl' })
  return (await mailOf(NOW, { kind: 'cadeaubon' })).merge({ voucherId }).save()
}

async function boughtVoucherMail() {
  const mail = await aboutOrder('levering', 'binky')
  const { id: voucherId } = await createVoucher(2500)
  const { id: orderId } = await Order.firstOrFail()
  await Order.query().update({ itemName: 'cadeaubon' })
  await SoldVoucher.create({ orderId, voucherId, recipient: 'Sofie', email: null, message: null })
  return mail
}

async function quoteMail(kind: MailKind) {
  const { id: bookingId } = await (await bookingOf(NOW)).merge({ status: 'quoted' }).save()
  return (await mailOf(NOW, { kind })).merge({ bookingId, sequenceNumber: 1 }).save()
}

async function giftMail() {
  const { order } = await giftOf(NOW, {}, { itemName: 'sintjunior' })
  return mailOf(NOW, { kind: 'cadeau', orderId: order.id })
}

/** The mails about a game, a voucher or the orders of somebody, and the drawing of each. */
const DRAWN: readonly Drawn[] = [
  {
    ...{ kind: 'levering', drawing: 'kunstroof' },
    mail: () => aboutOrder('levering', 'kunstroof'),
  },
  {
    ...{ kind: 'levering', drawing: 'winkel', title: 'levering of a voucher' },
    mail: boughtVoucherMail,
  },
  {
    ...{ kind: 'recept', drawing: 'het-verdwenen-recept' },
    mail: () => aboutOrder('recept', 'het-verdwenen-recept'),
  },
  {
    ...{ kind: 'geannuleerd', drawing: 'binky' },
    mail: () => aboutOrder('geannuleerd', 'binky', 'geannuleerd'),
  },
  {
    ...{ kind: 'terugbetaling', drawing: 'sintsenior' },
    mail: () => aboutOrder('terugbetaling', 'sintsenior'),
  },
  {
    ...{ kind: 'link_verlengd', drawing: 'eindejaarsspel' },
    mail: () => aboutOrder('link_verlengd', 'eindejaarsspel'),
  },
  {
    ...{ kind: 'link_verloopt', drawing: 'het-verdwenen-recept' },
    mail: () => aboutOrder('link_verloopt', 'het-verdwenen-recept'),
  },
  {
    ...{ kind: 'betaallink', drawing: 'ontgoocheld' },
    mail: () => aboutOrder('betaallink', 'ontgoocheld', 'open'),
  },
  {
    ...{ kind: 'betaalherinnering', drawing: 'binky' },
    mail: () => aboutOrder('betaalherinnering', 'binky', 'open'),
  },
  {
    ...{ kind: 'verzonden', drawing: 'binky' },
    mail: () => aboutOrder('verzonden', 'binky', 'verzonden'),
  },
  {
    ...{ kind: 'boeking_offerte', drawing: 'spellenfabriek' },
    mail: () => quoteMail('boeking_offerte'),
  },
  { kind: 'cadeau', drawing: 'sintjunior', mail: giftMail },
  { kind: 'cadeaubon', drawing: 'winkel', mail: voucherMail },
  {
    ...{ kind: 'verloren_links', drawing: 'winkel' },
    mail: () => mailOf(NOW, { kind: 'verloren_links', email: 'noor@example.nl' }),
  },
]

/** Mails without a drawing: about a message, a right, an account or a paper, or for the owner. */
const PLAIN: readonly MailKind[] = [
  ...(['verzendopdracht', 'contact', 'contactantwoord', 'factuur_vervangen', 'uitslag'] as const),
  ...(['herroeping_ontvangst', 'herroeping_winkel', 'herroeping_afgewezen'] as const),
  ...(['beheer_uitnodiging', 'beheer_wachtwoord', 'spelleider_uitnodiging'] as const),
]
/** All of them come from one composer, which the quote stands for here. */
const EVENINGS = MAIL_KINDS.filter((kind) => kind.startsWith('boeking_'))

/** A mail as it goes to the mail server. */
async function html(mail: Mail): Promise<string> {
  const { template, data } = present(await compose(mail, await shopSettings()), 'the mail')
  return edge.render(`app::${template}`, data)
}

const drawingIn = (body: string) =>
  matched(/<img src="([^"]+)" alt="" width="560"/, body)[1] as string

test.group('The drawing in a mail', (group) => {
  group.each.setup(() => emptyShop())

  test('the mail {kind} has the drawing of {drawing}, which a mail program can fetch')
    .with([...DRAWN])
    .run(async ({ client, assert }, { drawing, mail }) => {
      const address = new URL(drawingIn(await html(await mail())))
      assert.equal(address.origin, new URL(env.appUrl).origin)
      assert.equal(address.pathname, `/og/${drawing}.png`)
      const picture = await client.get(address.pathname + address.search)
      picture.assertStatus(200)
      picture.assertHeader('content-type', 'image/png')
    })

  test('every kind of mail has a drawing, or a reason to be without', ({ assert }) => {
    const known = [...DRAWN.map(({ kind }) => kind), ...PLAIN, ...EVENINGS]
    assert.sameMembers([...new Set(known)], [...MAIL_KINDS])
  })
})
