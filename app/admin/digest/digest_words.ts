import type { DateTime } from 'luxon'
import type { Digest } from '#app/admin/digest/load_digest'
import { formatLongMoment } from '#domain/dutch_time'
import { asEuro } from '#domain/money'

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
    line('Berichten zonder antwoord', waiting.messages),
  ].flat()
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
