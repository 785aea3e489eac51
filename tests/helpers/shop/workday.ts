import type { DateTime } from 'luxon'
import { controlGame } from '#app/live/control/control_game'
import { enableGame, configureGame } from '#app/live/customers/configure_game'
import { seedDemo } from '#database/seeders/demo'
import { seedRooms } from '#database/seeders/rooms'
import DiscountCode from '#models/shop/money/discount_code'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import type Order from '#models/shop/order'
import Customer from '#models/live/customer'
import Mail from '#models/shop/mail'
import Round from '#models/live/round'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import { createBooking } from '#tests/helpers/shop/bookings'
import * as dossier from '#tests/helpers/shop/stored_records'
import { firstOf } from '#tests/helpers/present'

/** Long names, with and without places to break. */
const NAME = 'Yıldız van der Schuivestraat-Wołoszyńska-de Wit Puttelaar'
const EMAIL = `${'wolfeschlegelsteinhausenberger'.repeat(2)}@voorbeeld-van-een-lang-adres.example`
const ADDRESS = {
  address: 'Burgemeester van Reenensingel-Noordzijde 1234 bis achter',
  postcode: '3911 AB',
  city: 'Gasselterboerveenschemond aan den Ijssel',
}
/** The longest name that a customer of an evening can have. */
const NAME_LENGTH = 100
const WORD = 'Hottentottententententoonstelling'

/**
 * A shop on a busy day: the demo, with one of everything that can wait for the owner and with very
 * long names.
 */
export async function fillWorkday(now: DateTime) {
  await seedRooms()
  await seedDemo()
  const parcel = await orderOf(now, { itemName: 'binky', totalCents: 1500 })
  const link = await orderOf(now.minus({ days: 20 }))
  await orderOf(now.minus({ days: 6 }), { itemName: 'binky', totalCents: 1500 })
  await orderOf(now.minus({ days: 3 }), { itemName: 'kunstroof', status: 'verzonden' })
  await orderOf(now.minus({ days: 2 }), { status: 'mislukt' })
  await dossier.invoiceOf(link, now.minus({ days: 20 }))
  await dossier.flagsOf(link, 'keuken', 'kelder')
  await dossier.refundOf(link, now, 400)

  const open = await dossier.withdrawalOf(now, { orderId: link.id, status: 'ontvangen' })
  await open.merge({ name: NAME, email: EMAIL, handledAt: null }).save()
  const loose = await dossier.withdrawalOf(now, { email: EMAIL, status: 'ontvangen' })
  await loose.merge({ orderText: WORD.repeat(3), handledAt: null }).save()
  await dossier.withdrawalOf(now.minus({ days: 30 }), {})
  const message = await dossier.messageOf(now.minus({ days: 5 }), EMAIL)
  await message.merge({ name: NAME, message: `${WORD.repeat(4)}\n\n${NAME} vraagt het.` }).save()
  await dossier.messageOf(now.minus({ days: 9 }), EMAIL, now.minus({ days: 8 }))

  await Alarm.create({
    ...{ key: 'dubbel', kind: 'paid_twice', orderId: link.id },
    details: `betaling tr_${WORD}`,
  })
  await Mail.create({
    ...{ kind: 'verzonden', status: 'mislukt', orderId: parcel.id },
    ...{ internetMessageId: `${WORD}@example.nl`, attempts: 5 },
    lastError: `550 5.1.1 <${EMAIL}>: Recipient address rejected: ${WORD.repeat(2)}`,
  })
  await AuditEntry.create({
    ...{ who: EMAIL, what: 'shop_details_changed', subject: 'winkelgegevens' },
    data: JSON.stringify({ naam: [NAME, WORD.repeat(2)], kor: [false, true] }),
  })
  const booking = await createBooking({
    name: NAME,
    email: EMAIL,
    ...ADDRESS,
    notes: WORD.repeat(3),
  })
  const code = await DiscountCode.create({
    ...{ code: 'HOTTENTOTTENTENTENTENTOONSTELLING', kind: 'percentage', value: 100 },
    ...{ games: '', usedTotal: 0 },
  })
  const voucher = await dossier.voucherOf(now.plus({ years: 1 }), EMAIL)
  await voucher.merge({ recipient: NAME, note: WORD.repeat(3) }).save()
  return {
    parcel,
    link,
    withdrawals: [open, loose],
    message,
    code,
    voucher,
    booking,
    ...(await playEvening()),
  }
}

export type Workday = Awaited<ReturnType<typeof fillWorkday>>

async function orderOf(at: DateTime, fields: Parameters<typeof dossier.orderOf>[1] = {}) {
  const order: Order = await dossier.orderOf(at, { ...fields, email: EMAIL })
  return order.merge({ name: NAME, ...ADDRESS }).save()
}

/** A customer whose first round is over and whose second is being played. */
async function playEvening() {
  const customer = await Customer.create({
    name: `${NAME} en ${WORD.repeat(2)}`.slice(0, NAME_LENGTH),
    email: EMAIL,
  })
  await enableGame(customer.id)
  const game = await Spellenfabriek.findByOrFail('customer_id', customer.id)
  const rooms = await Room.query().orderBy('sequence_number')
  const first = firstOf(rooms)
  await first.merge({ name: WORD, adminName: `A1 ${WORD}`, storage: WORD }).save()
  await configureGame(game.id, {
    ...{ duration: 60, teamCount: 4 },
    roomsIdsChecked: rooms.map(({ id }) => id),
    roomsIdsNotChecked: [],
  })
  await Team.query()
    .where('customer_id', customer.id)
    .where('number', 1)
    .update({ customName: 'Uilen'.repeat(8) })
  for (const action of ['openlobby', 'startspel', 'stoplobby', 'openlobby', 'startspel'] as const)
    await controlGame(game.id, action)
  const round = await Round.query().where('spellenfabriek_id', game.id).orderBy('id').firstOrFail()
  return { customer, room: first, round }
}
