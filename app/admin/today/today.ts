import type { DateTime } from 'luxon'
import { openWithdrawals } from '#app/shop/withdrawals/open_withdrawals'
import { term } from '#app/shop/promises/term'
import { parcel } from '#app/shop/parcels/parcel'
import { toShip } from '#app/shop/parcels/shipping_list'
import { replyPromise } from '#domain/shop/promises/promises'
import type { AlarmKind } from '#app/shop/order_events/record_event'
import Alarm from '#models/shop/alarm'
import ContactMessage from '#models/shop/contact_message'
import Mail, { UNDELIVERED } from '#models/shop/mail'

/** Told by the mail itself, with the way to send it again. */
const ABOUT_MAIL: AlarmKind[] = ['mail_mislukt', 'mail_teruggekomen']

/** What needs doing now, most urgent first in each part. */
export async function today(now: DateTime) {
  const parts = {
    pakketten: (await toShip()).map((order) => parcel(order, now)),
    berichten: await waitingMessages(now),
    herroepingen: await openWithdrawals(now),
    alarmen: await Alarm.query()
      .whereNull('opgelost_op')
      .whereNotIn('soort', ABOUT_MAIL)
      .preload('bestelling')
      .orderBy('id'),
    mails: await Mail.query()
      .whereIn('status', [...UNDELIVERED])
      .preload('bestelling')
      .orderBy('id'),
  }
  return { ...parts, aantal: Object.values(parts).reduce((sum, part) => sum + part.length, 0) }
}

async function waitingMessages(now: DateTime) {
  const messages = await ContactMessage.query()
    .whereNull('beantwoord_op')
    .whereNull('afgehandeld_op')
    .orderBy('id')
  return messages.map(({ id, naam: name, bericht: message, createdAt }) => ({
    id,
    naam: name,
    begin: shorten(message),
    op: createdAt.toISO()!,
    uiterlijk: term(replyPromise(createdAt), now),
  }))
}

const SHORT = 120

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > SHORT ? `${line.slice(0, SHORT).trimEnd()}…` : line
}
