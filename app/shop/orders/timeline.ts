import type { DateTime } from 'luxon'
import { mailName, bounceSentence, meansInWords } from '#app/shop/orders/order_words'
import type { OrderEventKind, WithdrawalDetail } from '#domain/shop/order_events'
import { GAMES } from '#games/online_games'
import { dayInWords } from '#domain/dutch_time'
import { hintFlag } from '#domain/play/puzzles/flags'
import { asEuro } from '#domain/money'
import type Payment from '#models/shop/money/payment'
import type OrderEvent from '#models/shop/order_event'
import type Mail from '#models/shop/mail'
import type PlayFlag from '#models/play/play_flag'

/** What a line is about, which decides its symbol. */
export type EntryKind = 'order' | 'payment' | 'mail' | 'game' | 'attention'
export type TimelineEntry = {
  readonly at: DateTime
  readonly kind: EntryKind
  readonly sentence: string
}

type Sentence = string | ((details: string) => string)

const REASONS: Record<string, string> = {
  mislukt: 'De betaling mislukte.',
  geannuleerd: 'De klant brak de betaling af.',
  verlopen: 'De betaling verliep: er kwam geen geld.',
  afwijkend: 'Het afwijkende bedrag ging terug: de klant kan opnieuw betalen.',
}

const WITHDRAWAL: Record<WithdrawalDetail, string> & Record<string, string | undefined> = {
  'ontvangen': 'De klant heeft de koop herroepen.',
  'retour ontvangen': 'Herroeping: het pakket is terug.',
  'links ingetrokken': 'Herroeping: de links en downloads zijn ingetrokken.',
  'afgehandeld': 'De herroeping is afgehandeld.',
  'afgewezen': 'De herroeping is afgewezen.',
}

/** The Dutch words for the provider's statuses of a payment. */
const NOTICE: Record<string, string> = {
  open: 'nog niet betaald',
  pending: 'betaling onderweg',
  authorized: 'betaling goedgekeurd',
  paid: 'betaald',
  failed: 'betaling mislukt',
  canceled: 'betaling afgebroken',
  expired: 'betaling verlopen',
}

const FIELDS: Record<string, string> = {
  name: 'de naam',
  email: 'het e-mailadres',
  address: 'het adres',
  postcode: 'de postcode',
  city: 'de plaats',
  verzending: 'de verzending',
}

const LIST_FORMAT = new Intl.ListFormat('nl', { type: 'conjunction' })

const link = (kind: string) => (kind === 'download' ? 'downloadlink' : 'speellink')
/** An amount in cents as a sentence shows it; other details are left as they are. */
const amount = (text: string) => (/^\d+$/.test(text) ? asEuro(Number(text)) : text)
const withAmount = (sentence: string) => (text: string) =>
  text === '' ? `${sentence}.` : `${sentence}: ${amount(text)}.`

function bounced(details: string) {
  const [kind = '', code = ''] = details.split(',')
  return `E-mail teruggekomen: ${mailName(kind)}; ${bounceSentence(code)}.`
}

const SENTENCES: Record<OrderEventKind, readonly [EntryKind, Sentence]> = {
  ordered: ['order', 'Besteld.'],
  payment_retried: ['payment', 'De klant begon opnieuw met betalen.'],
  payment_refused: ['attention', 'De betaalprovider weigerde de betaling te beginnen.'],
  payment_failed: ['payment', (reason) => REASONS[reason] ?? 'De betaling mislukte.'],
  betaald: ['payment', 'Het geld is binnen en de levering is klaargezet.'],
  paid_twice: ['attention', (what) => `Er is dubbel betaald (${what}).`],
  amount_differs: [
    'attention',
    (what) => `Er is een ander bedrag betaald dan gevraagd (${what}). Er is niets geleverd.`,
  ],
  paid_after_cancellation: [
    'attention',
    (what) => `Er is betaald nadat de bestelling was geannuleerd (${what}).`,
  ],
  /**
   * The provider accepted the refund, which is booked with its credit note. The refund itself says
   * how far the money is.
   */
  terugbetaald: ['payment', withAmount('Terugbetaling geboekt, in totaal')],
  refund_requested: ['payment', withAmount('Terugbetaling gevraagd')],
  refund_unknown: [
    'attention',
    (what) =>
      `Terugbetaling van ${amount(what.replace(/,.*$/s, ''))}: onbekend of ze is gedaan, want de betaalprovider gaf geen leesbaar antwoord. We vragen het vanzelf opnieuw.`,
  ],
  refund_done_after_all: [
    'attention',
    withAmount('Een terugbetaling die mislukt leek, is bij de betaalprovider toch gedaan'),
  ],
  refund_failed: ['attention', withAmount('Terugbetaling niet gelukt')],
  teruggevorderd: ['attention', withAmount('De bank van de klant haalde geld terug')],
  teruggedraaid: ['attention', withAmount('De bank gaf teruggehaald geld weer terug')],
  completed: ['game', 'Het spel is uitgespeeld.'],
  mail_sent: ['mail', (kind) => `E-mail verstuurd: ${mailName(kind)}.`],
  mail_failed: ['attention', (kind) => `E-mail niet aangekomen: ${mailName(kind)}.`],
  mail_bounced: ['attention', bounced],
  mail_resent: ['mail', (kind) => `Gevraagd om de e-mail opnieuw te sturen: ${mailName(kind)}.`],
  webhook: ['payment', (status) => `De betaalprovider meldde: ${NOTICE[status] ?? status}.`],
  geannuleerd: ['order', 'De bestelling is geannuleerd.'],
  verzonden: ['order', (carrier) => (carrier === '' ? 'Verzonden.' : `Verzonden met ${carrier}.`)],
  shipping_undone: ['order', 'Toch niet verzonden: het pakket staat weer bij Verzenden.'],
  payment_link_sent: ['payment', 'De klant krijgt een e-mail met de betaallink.'],
  taken_by_hand: ['order', 'Met de hand ingevoerd, voor de klant.'],
  handed_over: ['order', 'Meegegeven aan de klant; er gaat niets op de post.'],
  details_changed: [
    'order',
    (fields) =>
      `Verbeterd: ${LIST_FORMAT.format(fields.split(',').map((one) => FIELDS[one] ?? one))}.`,
  ],
  link_renewed: ['order', (kind) => `De ${link(kind)} is vervangen; de oude werkt niet meer.`],
  link_verlengd: [
    'order',
    (until) =>
      Number.isNaN(Date.parse(until))
        ? 'De speellink is verlengd.'
        : `De speellink is verlengd tot en met ${dayInWords(until)}.`,
  ],
  downloaded: ['game', 'Het bestand is gedownload.'],
  invoiced: [
    'payment',
    (number) => `${number.startsWith('C') ? 'Creditnota' : 'Factuur'} gemaakt: ${number}.`,
  ],
  recovered: [
    'attention',
    'Hersteld uit de gegevens bij de betaalprovider, nadat de winkel was teruggezet.',
  ],
  voucher_taken: ['payment', withAmount('Van een cadeaubon genomen')],
  voucher_released: ['payment', withAmount('Terug op de cadeaubon, want er is niet betaald')],
  gift_begun: ['game', 'De ontvanger heeft het cadeau uitgepakt en begint met spelen.'],
  gift_changed: ['order', 'Verbeterd: wanneer of waar het cadeau aankomt.'],
  herroepen: ['attention', (what) => WITHDRAWAL[what] ?? 'De klant heeft de koop herroepen.'],
}

export type Sources = {
  readonly itemName: string
  readonly events: readonly OrderEvent[]
  readonly payments: readonly Payment[]
  readonly mails: readonly Mail[]
  readonly flags: readonly PlayFlag[]
}

/**
 * Everything that happened with an order, oldest first, as sentences. They contain no answer of a
 * game.
 */
export function timeline(sources: Sources): TimelineEntry[] {
  const { events, payments, mails, flags, itemName } = sources
  const lines = [
    ...withAttempts(events, payments),
    ...mails.filter(waiting).map(({ createdAt: at, kind }) => ({
      at,
      kind: 'mail' as const,
      sentence: `E-mail staat klaar om te versturen: ${mailName(kind)}.`,
    })),
    ...flags.flatMap((flag) => played(flag, itemName)),
  ]
  return lines.sort((one, other) => one.at.toMillis() - other.at.toMillis())
}

/** The events that begin a payment attempt: the first one is the order itself. */
const BEGIN: readonly string[] = ['ordered', 'payment_retried'] satisfies OrderEventKind[]

/**
 * Adds the attempts. Moments are stored in whole seconds, so an attempt is placed right after the
 * event that began it.
 */
function withAttempts(
  events: readonly OrderEvent[],
  payments: readonly Payment[]
): TimelineEntry[] {
  const attempts = payments.filter(({ voucherId }) => voucherId === null).map(started)
  return events
    .flatMap((event) => [
      happened(event),
      ...(BEGIN.includes(event.kind) ? attempts.splice(0, 1) : []),
    ])
    .concat(attempts)
}

function happened({ kind, details, createdAt: at }: OrderEvent): TimelineEntry {
  const [remaining, sentence] = (SENTENCES as Partial<typeof SENTENCES>)[
    kind as OrderEventKind
  ] ?? ['order' as const, `Er gebeurde iets anders (${kind}).`]
  return {
    at,
    kind: remaining,
    sentence: typeof sentence === 'string' ? sentence : sentence(details),
  }
}

function started({ createdAt: at, amountCents, providerId, byHand }: Payment, index: number) {
  if (byHand !== null) {
    const sentence = `${capitalized(meansInWords(byHand))}: ${asEuro(amountCents)}.`
    return { at, kind: 'payment' as const, sentence }
  }
  const suffix = providerId === null ? '' : ` (${providerId})`
  const sentence = `Betaalpoging ${index + 1} begonnen: ${asEuro(amountCents)}${suffix}.`
  return { at, kind: 'payment' as const, sentence }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const waiting = ({ status }: Mail) => status === 'wachtrij' || status === 'bezig'

function played({ name, automatic, createdAt: at }: PlayFlag, itemName: string) {
  const puzzles = GAMES.find((game) => game.itemName === itemName)?.puzzles ?? []
  for (const puzzle of puzzles) {
    if (puzzle.flag === name) {
      const sentence = automatic
        ? `Liet het antwoord invullen van '${puzzle.label}'.`
        : `Opgelost: '${puzzle.label}'.`
      return [{ at, kind: 'game' as const, sentence }]
    }
    const hint = puzzle.hints.findIndex((_, index) => hintFlag(puzzle.name, index + 1) === name)
    if (hint >= 0) {
      const sentence = `Hint ${hint + 1} geopend van '${puzzle.label}'.`
      return [{ at, kind: 'game' as const, sentence }]
    }
  }
  return []
}

/** How far a game has come on its link; null for a game without puzzles of ours. */
export function progress(itemName: string, flags: readonly PlayFlag[]) {
  const game = GAMES.find((one) => one.itemName === itemName)
  if (!game) return null
  const flagsSet = new Set(flags.map(({ name }) => name))
  const hints = game.puzzles.flatMap(({ name, hints: texts }) =>
    texts.map((_, index) => hintFlag(name, index + 1))
  )
  return {
    solved: game.puzzles.filter(({ flag }) => flagsSet.has(flag)).length,
    puzzles: game.puzzles.length,
    hints: hints.filter((flag) => flagsSet.has(flag)).length,
    filledIn: flags.filter(({ automatic }) => automatic).length,
    lastAt: flags.at(-1)?.createdAt.toISO() ?? null,
  }
}
