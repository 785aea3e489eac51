import type { ErasureReport, Kept, Later } from '#app/shop/retention/erasure'
import { numericDay } from '#domain/dutch_time'

/** The data outside the shop, which only the owner can erase. */
export const ELSEWHERE =
  'Wat buiten de winkel staat, wis je zelf: je eigen mailbox, de betaalprovider, en reservekopieën van vóór vandaag'

/** An erasure, or what it would do, in sentences. */
export function erasureInWords({ erased, kept, later }: ErasureReport) {
  return {
    erased: Object.entries(erased).map(([what, count]) => `${count} × ${what}`),
    kept: kept.map(keptSentence),
    later: later.map(laterSentence),
  }
}

function keptSentence(item: Kept): string {
  if (item.what === 'admin') return 'het account waarmee dit adres de winkel beheert'
  const invoices =
    item.invoices.length === 0
      ? ''
      : `, en onveranderd factuur ${item.invoices.join(', ')} met de naam die erop staat`
  return `bestelling ${item.number} zonder naam en adres${invoices} (7 jaar, voor de Belastingdienst)`
}

function laterSentence(item: Later): string {
  if (item.what === 'evening')
    return `de avond van ${item.name} is nog niet gesloten; stop eerst het verzamelpunt`
  if (item.what === 'game_master')
    return 'de uitnodiging als spelleider is nog niet voorbij; trek die eerst in'
  if (item.what === 'booking')
    return `boeking ${item.number} moet nog worden gespeeld, betaald of gesloten`
  if (item.what === 'withdrawal')
    return `de herroeping van ${numericDay(item.receivedAt)} is nog niet afgehandeld`
  const order = `bestelling ${item.number}`
  switch (item.why) {
    case 'payment_ongoing':
      return `voor ${order} loopt nog een betaling; probeer het morgen weer`
    case 'not_shipped_yet':
      return `${order} moet nog worden verstuurd of terugbetaald`
    case 'withdrawal_open':
      return `de herroeping van ${order} is nog niet afgehandeld`
    case 'evening_open':
      return `de avond van ${order} moet nog worden gespeeld, betaald of gesloten`
    case 'refund_underway':
      return `de terugbetaling van ${order} is nog onderweg`
  }
}
