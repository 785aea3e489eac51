import type { DateTime } from 'luxon'
import { openWithdrawals } from '#app/beheer/open_herroepingen'
import { term } from '#app/beheer/termijn'
import { parcel } from '#app/beheer/transformers/pakket'
import { toShip } from '#app/beheer/verzendlijst'
import { replyPromise } from '#domain/winkel/beloften'
import type { AlarmKind } from '#app/winkel/actions/noteer'
import Alarm from '#models/alarm'
import ContactMessage from '#models/contactbericht'
import Mail, { UNDELIVERED } from '#models/mail'

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
