import type { DateTime } from 'luxon'
import type { Digest } from '#app/admin/digest/load_digest'
import { mailError, mailName } from '#app/shop/orders/order_words'
import { formatLongMoment } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import type Booking from '#models/shop/booking'
import type Mail from '#models/shop/mail'
import type Order from '#models/shop/order'

type Line = { readonly name: string; readonly value: string }
type Facts = Omit<Digest, 'day'>

/** The days without a new backup after which the owner is asked to look. */
const BACKUP_DAYS = 2

/** What happened; a count of zero is left out. */
export function happened(facts: Facts): Line[] {
  const { orders, paid, refunds, sent, messages, withdrawals } = facts
  return [
    line('Nieuwe bestellingen', orders.times),
    line('Afgeronde bestellingen', paid.times, paid.cents),
    line('Terugbetalingen', refunds.times, refunds.cents),
    line('Pakketten verzonden', sent.times),
    line('Berichten van bezoekers', messages.times),
    line('Herroepingen', withdrawals.times),
  ].flat()
}

/** What waits for the owner. */
export function waits({ waiting }: Facts): Line[] {
  return [
    line('Alarmen die openstaan', waiting.alarms),
    line('E-mails die niet aankwamen', waiting.mails),
    line('Pakketten om te versturen', waiting.parcels),
    line('Herroepingen om af te handelen', waiting.withdrawals),
    line('Avonden die iets van je vragen', waiting.bookings),
    line('Berichten zonder antwoord', waiting.messages),
  ].flat()
}

/** The most mails that are named one by one. */
const NAMED = 5

/** Which mails did not arrive and why, so that the owner knows without looking whom to write. */
export function notArrived({ undelivered }: Pick<Facts, 'undelivered'>): string[] {
  const named = undelivered.slice(0, NAMED).map((mail) => {
    const came = mail.status === 'teruggekomen' ? 'kwam terug' : 'ging niet weg'
    const why = mailError(mail)
    return `${mailName(mail.kind)}${aboutOf(mail)} ${came}${why ? `: ${why}` : ''}.`
  })
  const rest = undelivered.length - named.length
  return rest > 0 ? [...named, `En nog ${rest}, zie Vandaag.`] : named
}

function aboutOf(mail: Mail): string {
  const [order, booking] = [mail.order as Order | null, mail.booking as Booking | null]
  if (order) return ` van bestelling ${order.number}`
  return booking ? ` van boeking ${booking.number}` : ''
}

/** When the last backup was made, with a request to look when that is long ago. */
export function backupSentence(backup: DateTime | null, now: DateTime): string {
  if (backup === null)
    return 'In de map van de winkel staat geen reservekopie. Maak je ze ergens anders, kijk dan daar.'
  const last = `De laatste reservekopie is van ${formatLongMoment(backup)}.`
  if (now.diff(backup, 'days').days < BACKUP_DAYS) return last
  return `${last} Dat is te lang geleden: kijk of er nog kopieën worden gemaakt.`
}

/** A line with a number, and money when there is any; none for a zero. */
function line(name: string, times: number, cents = 0): Line[] {
  if (times === 0) return []
  return [{ name, value: cents === 0 ? String(times) : `${times}, samen ${asEuro(cents)}` }]
}
