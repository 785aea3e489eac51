import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { readAmount } from '#domain/money'

const LONGEST_TEXT = 6000
const MOST_DAYS = 90

/** A deposit of at least a euro; whether it is less than the price is for the action to say. */
const DEPOSIT = { min: 100, max: 500_000 } as const

const amount = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !readAmount(value.replace('.', ','), DEPOSIT).ok)
    field.report('Vul een bedrag in zoals 50,00, of laat het leeg.', 'amount', field)
})

/** A quote as the owner sends it. */
export const quoteValidator = vine.create({
  tekst: vine.string().trim().minLength(1).maxLength(LONGEST_TEXT),
  aanbetaling: vine.string().trim().use(amount()).nullable(),
  opRekening: vine.boolean({ strict: true }),
  dagen: vine.number({ strict: true }).withoutDecimals().range([1, MOST_DAYS]),
  /** The total that the owner saw beside the text. */
  totaal: vine.number({ strict: true }).withoutDecimals().range([0, 100_000_00]),
})

quoteValidator.messagesProvider = new DutchSentences(
  { 'tekst.maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.' },
  { tekst: 'de tekst van de e-mail', dagen: 'hoeveel dagen de offerte geldt' }
)

type Input = Awaited<ReturnType<typeof quoteValidator.validate>>

export type QuoteData = ReturnType<typeof asQuote>

/** What was filled in, as it is stored. */
export function asQuote({ tekst, aanbetaling, opRekening, dagen, totaal }: Input) {
  const deposit = aanbetaling === null ? null : readAmount(aanbetaling.replace('.', ','), DEPOSIT)
  return {
    text: tekst.replace(/\r\n/g, '\n'),
    depositCents: deposit?.ok ? deposit.value : 0,
    onAccount: opRekening,
    validDays: dagen,
    shownCents: totaal,
  }
}
