import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { line } from '#app/core/input/fields'
import { asEuro, readAmount } from '#domain/money'
import {
  EXTRA_AMOUNT,
  MOST_EXTRA_LINES,
  type QuoteExtras,
} from '#domain/shop/bookings/quote_extras'
import { DEPOSIT_AMOUNT, LONGEST_QUOTE_TEXT, MOST_QUOTE_DAYS } from '#domain/shop/bookings/quotes'

const LONGEST_LINE = 100

type Bounds = { readonly min: number; readonly max: number }

const amountRule = vine.createRule((value, { min, max }: Bounds, field) => {
  if (typeof value === 'string' && !readAmount(value, { min, max }).ok)
    field.report(`Vul een bedrag in zoals 50,00, hoogstens ${asEuro(max)}.`, 'amount', field)
})

const amount = (bounds: Bounds) => vine.string().trim().use(amountRule(bounds))

/** A quote as the owner sends it. */
export const quoteValidator = vine.create({
  tekst: vine.string().trim().minLength(1).maxLength(LONGEST_QUOTE_TEXT),
  /** The action checks whether it is less than the price. */
  aanbetaling: amount(DEPOSIT_AMOUNT).nullable(),
  /** What the owner adds to the evening; amounts include VAT at the one rate there is. */
  regels: vine
    .array(vine.object({ tekst: line(LONGEST_LINE), bedrag: amount(EXTRA_AMOUNT) }))
    .maxLength(MOST_EXTRA_LINES)
    .optional(),
  korting: amount(EXTRA_AMOUNT).nullable().optional(),
  opRekening: vine.boolean({ strict: true }),
  dagen: vine.number({ strict: true }).withoutDecimals().range([1, MOST_QUOTE_DAYS]),
  /** The total that the owner saw beside the text. */
  totaal: vine.number({ strict: true }).withoutDecimals().range([0, 100_000_00]),
  /** The mark of what the quote was made from, see `offerMark`; a program may leave it out. */
  gezien: vine.string().maxLength(64).optional(),
})

quoteValidator.messagesProvider = new DutchSentences(
  {
    'tekst.maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
    'regels.array.maxLength': `Er kunnen hoogstens ${MOST_EXTRA_LINES} regels bij.`,
    'regels.*.tekst.maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
    'regels.*.tekst.required': 'Vul in wat de regel is.',
    'regels.*.tekst.minLength': 'Vul in wat de regel is.',
    'regels.*.bedrag.required': 'Vul het bedrag van de regel in.',
  },
  { tekst: 'de tekst van de e-mail', dagen: 'hoeveel dagen de offerte geldt' }
)

type Input = Awaited<ReturnType<typeof quoteValidator.validate>>

export type QuoteData = ReturnType<typeof asQuote>

/** What was filled in, as it is stored. */
export function asQuote({
  tekst: text,
  aanbetaling: deposit,
  opRekening,
  dagen: days,
  totaal: total,
  ...rest
}: Input) {
  const extras: QuoteExtras = {
    lines: (rest.regels ?? []).map(({ tekst: description, bedrag: extra }) => ({
      ...{ description, cents: centsIn(extra, EXTRA_AMOUNT) },
    })),
    discountCents: centsIn(rest.korting, EXTRA_AMOUNT),
  }
  return {
    extras,
    text: text.replace(/\r\n/g, '\n'),
    depositCents: centsIn(deposit, DEPOSIT_AMOUNT),
    onAccount: opRekening,
    validDays: days,
    shownCents: total,
    seen: rest.gezien,
  }
}

/** The price of a quote that is refused for another mistake, such as an illegible deposit. */
export const pricedValidator = vine.create({
  regels: vine
    .array(vine.object({ bedrag: amount(EXTRA_AMOUNT) }))
    .maxLength(MOST_EXTRA_LINES)
    .optional(),
  korting: amount(EXTRA_AMOUNT).nullable().optional(),
  aanbetaling: vine.string().nullable().optional(),
})

type Priced = Awaited<ReturnType<typeof pricedValidator.validate>>

/** The amounts alone, in whole cents. */
export const asAmounts = ({
  regels: lines = [],
  korting: discount,
  aanbetaling: deposit,
}: Priced) => ({
  extras: {
    lines: lines.map(({ bedrag: extra }) => ({
      ...{ description: '', cents: centsIn(extra, EXTRA_AMOUNT) },
    })),
    discountCents: centsIn(discount, EXTRA_AMOUNT),
  },
  depositCents: centsIn(deposit, DEPOSIT_AMOUNT),
})

/** An amount that was checked; 0 when none was typed. */
function centsIn(typed: string | null | undefined, bounds: Bounds): number {
  const cents = readAmount(typed ?? '', bounds)
  return cents.ok ? cents.value : 0
}
