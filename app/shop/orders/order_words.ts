import type { DeliveryForm } from '#games/catalogue'
import {
  ORDER_STATUSES,
  RECEIVED_PAYMENT,
  type OrderStatus,
  type PaymentStatus,
} from '#domain/shop/orders'
import { standingOf, type Standing } from '#domain/shop/order_standing'
import type { HandMeans } from '#domain/shop/hand_orders'
import type { RefundStatus } from '#domain/shop/refunds'
import type { ShippingState } from '#domain/shop/parcels/shipping'
import { reasonOf, type BounceReason } from '#domain/bounce_report'
import type { MailFailure } from '#domain/shop/mails/mail_failures'
import type Mail from '#models/shop/mail'
import type Order from '#models/shop/order'
import type Payment from '#models/shop/money/payment'
import { UNDELIVERED, type MailKind, type MailStatus } from '#models/shop/mail'

/** The Dutch words that the owner reads for words of the code. */

export const ORDER_STATUS: Record<OrderStatus, string> = {
  open: 'wacht op betaling',
  mislukt: 'betaling mislukt',
  geannuleerd: 'geannuleerd',
  betaald: 'betaald',
  verzonden: 'verzonden',
  terugbetaald: 'terugbetaald',
}

/** What a refund is called until the money is with the customer, wherever it is read. */
export const REFUND_UNDERWAY = 'terugbetaling onderweg'

const STANDING: Record<Standing, string> = {
  ...ORDER_STATUS,
  broken_off: 'betaling afgebroken',
  expired: 'betaling verlopen',
  partly_refunded: 'deels terugbetaald',
  refund_underway: REFUND_UNDERWAY,
}

/** What the list of orders can be filtered by. The list tells how a failed one failed. */
export const ORDER_STATE_CHOICES = [
  ...ORDER_STATUSES.map((value) => ({
    value: value as string,
    text: value === 'mislukt' ? 'betaling mislukt, afgebroken of verlopen' : ORDER_STATUS[value],
  })),
  { value: 'deels_terugbetaald', text: STANDING.partly_refunded },
]

/** How an order stands, in words. Its payments with their refunds have to be loaded. */
export function orderStanding({ status, totalCents, payments }: Order): string {
  const money = payments.filter((one) => RECEIVED_PAYMENT.includes(one.status))
  const attempts = payments.filter(({ voucherId }) => voucherId === null)
  const newest = attempts.reduce<Payment | null>(
    (last, one) => (last && last.id > one.id ? last : one),
    null
  )
  return standingOf({
    ...{ status, totalCents, lastAttempt: newest?.status ?? null },
    received: money.reduce((sum, { received }) => sum + received, 0),
    refunded: money.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    underway: money.reduce((sum, { underwayCents }) => sum + underwayCents, 0),
  })
    .map((one) => STANDING[one])
    .join(', ')
}

export const PAYMENT_STATUS: Record<PaymentStatus, string> = {
  nieuw: 'nog niet bij de betaalprovider',
  open: 'loopt nog',
  betaald: 'betaald',
  afwijkend: 'ander bedrag betaald',
  mislukt: 'mislukt',
  geannuleerd: 'afgebroken',
  verlopen: 'verlopen',
}

const HAND: Record<HandMeans, string> = {
  contant: 'contant ontvangen',
  pin: 'gepind',
  overgemaakt: 'zelf overgemaakt',
}

/** How the owner took money herself. */
export const meansInWords = (byHand: string): string => HAND[byHand as HandMeans] ?? byHand

export const REFUND_STATUS: Record<RefundStatus, string> = {
  nieuw: 'onbekend',
  aangevraagd: REFUND_UNDERWAY,
  betaald: 'terugbetaald',
  mislukt: 'mislukt',
}

/** What an unknown refund means, and what happens next. */
export const refundUnknown = (amount: string) =>
  `Of ${amount} is terugbetaald, is onbekend: de betaalprovider gaf geen antwoord dat we konden lezen. We vragen het vanzelf opnieuw, en het gaat hoogstens één keer terug. Betaal dus niet nog eens terug. Weten we het na een dag nog niet, dan krijg je een alarm.`

/** Why the screen to send parcels leaves out an order; shown on the page of that order. */
export const NOT_IN_SHIPPING: Record<ShippingState, string | null> = {
  to_ship: null,
  nothing_to_ship: null,
  withdrawn:
    'De klant heeft de koop herroepen: houd het pakket hier. Wijs je de herroeping af, dan kun je het alsnog verzenden.',
  after_withdrawal:
    'De klant heeft de koop herroepen en dat is afgehandeld, maar er is nog geld. Daarom staat het pakket niet bij Verzenden. Betaal terug, of verzend het hier als dat is afgesproken.',
  after_cancellation:
    'Deze bestelling is geannuleerd en daarna toch betaald. Daarom staat het pakket niet bij Verzenden. Betaal terug, of verzend het hier als de klant het nog wil.',
}

export const DELIVERY: Record<DeliveryForm, string> = {
  download: 'Download',
  speellink: 'Speellink',
  post: 'Pakket per post',
  cadeaubon: 'Cadeaubon',
}

const MAIL_NAME: Record<MailKind, string> = {
  levering: 'Levering',
  verzendopdracht: 'Verzendopdracht aan jou',
  verzonden: 'Verzendbericht',
  recept: 'Het recept',
  terugbetaling: 'Terugbetaling',
  contact: 'Contactbericht aan jou',
  contactantwoord: 'Antwoord op een bericht',
  link_verloopt: 'Herinnering: de speellink verloopt',
  betaalherinnering: 'Herinnering: nog niet betaald',
  cadeau: 'Cadeau, aan de ontvanger',
  betaallink: 'Betaallink',
  link_verlengd: 'Speellink verlengd',
  verloren_links: 'Overzicht van bestellingen',
  geannuleerd: 'Bestelling geannuleerd',
  herroeping_ontvangst: 'Ontvangstbewijs van de herroeping',
  herroeping_winkel: 'Herroeping, aan jou',
  herroeping_afgewezen: 'Herroeping afgewezen',
  beheer_uitnodiging: 'Uitnodiging voor het beheer',
  beheer_wachtwoord: 'Link voor een nieuw wachtwoord',
  spelleider_uitnodiging: 'Uitnodiging voor een spelleider',
  uitslag: 'Uitslag van een avond',
  cadeaubon: 'Cadeaubon',
  boeking_offerte: 'Offerte voor een avond',
  boeking_akkoord: 'Bevestiging van een avond',
  boeking_akkoord_winkel: 'Akkoord op een offerte, aan jou',
  boeking_betaald: 'Betaling van een avond',
  boeking_factuur: 'Factuur van een avond',
  boeking_herinnering: 'Herinnering aan een factuur',
  boeking_nog_betalen: 'Vraag om te betalen, voor een avond',
  boeking_afgezegd: 'Afzegging van een avond',
  boeking_verzet: 'Andere dag, tijd of plaats van een avond',
  factuur_vervangen: 'Factuur opnieuw gemaakt',
}

const MAIL_STATUS: Record<MailStatus, string> = {
  wachtrij: 'wacht op versturen',
  bezig: 'wordt verstuurd',
  verzonden: 'verstuurd',
  mislukt: 'mislukt',
  teruggekomen: 'teruggekomen',
}

const BOUNCE: Record<BounceReason, string> = {
  adres_onbekend: 'het adres bestaat niet',
  domein_onbekend: 'wat achter het apenstaartje staat, bestaat niet of neemt geen mail aan',
  postvak_vol: 'het postvak is vol',
  te_groot: 'de mail is te groot voor dit postvak',
  geweigerd: 'de mailserver van de klant weigert onze mail',
  opgegeven: 'de mailserver van de klant nam de mail niet op tijd aan',
  anders: 'de mailserver van de klant gaf geen duidelijke reden',
}

const MAIL_FAILURE: Record<MailFailure, string> = {
  ...BOUNCE,
  unreachable: 'de mailserver van de winkel is niet te bereiken',
  greeting_refused: 'de mailserver van de winkel neemt niets van de winkel aan',
  login_refused: 'de mailserver van de winkel weigert de inlognaam of het wachtwoord',
  sender_refused: 'de mailserver van de winkel weigert het adres van de afzender',
  no_encryption: 'een beveiligde verbinding met de mailserver van de winkel lukt niet',
  later: 'de mailserver vraagt om het later nog eens te proberen',
  not_composed: 'de winkel kon deze mail niet maken',
}

/** Why a mail did not go out. */
export const failureSentence = (failure: MailFailure): string | undefined => MAIL_FAILURE[failure]

/** Why a mail came back, with the code for people who want to look it up. */
export const bounceSentence = (code: string) => `${BOUNCE[reasonOf(code)]} (${code})`

/** The state of a mail. A returned mail that was dealt with still counts as returned. */
export function mailState({ status, bouncedAt }: Mail): string {
  if (status === 'verzonden' && bouncedAt !== null) return 'teruggekomen, afgehandeld'
  return MAIL_STATUS[status]
}

/** The same away from the list of mails, with where to mend one that did not arrive. */
export const mailStateElsewhere = (mail: Mail): string =>
  `${mailState(mail)}${UNDELIVERED.includes(mail.status) ? ', zie Vandaag' : ''}`

/**
 * What went wrong with a mail, in words; what the mail server said stands beside it. Without a
 * sentence of ours, this is what the mail server said.
 */
export function mailError({ status, lastError, bounceCode, failure }: Mail): string | null {
  const bounced = status === 'teruggekomen' && bounceCode !== null
  const sentence = bounced ? bounceSentence(bounceCode) : failure && failureSentence(failure)
  return sentence || lastError
}

/**
 * The name of a kind of mail for people. A former kind that is no longer made is shown by its code.
 */
export function mailName(kind: string): string {
  return MAIL_NAME[kind as MailKind] ?? kind.replaceAll('_', ' ')
}
