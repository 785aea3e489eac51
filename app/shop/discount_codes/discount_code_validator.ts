import vine from '@vinejs/vine'
import type { DateTime } from 'luxon'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { amountSentence } from '#domain/amount_sentence'
import { present } from '#domain/present'
import { startOfDay } from '#domain/dutch_time'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { normalizeDiscountCode } from '#domain/shop/discount_codes'
import { readAmount, PRICE_LIMITS } from '#domain/money'

/** A code as it is stored. */
export type DiscountCodeData = {
  readonly kind: 'percentage' | 'bedrag'
  readonly value: number
  readonly games: string
  readonly validFrom: DateTime | null
  readonly validUntil: DateTime | null
  readonly maxTotal: number | null
  readonly maxPerEmail: number | null
}

/** The games whose order form has a field for a code. */
export const GAMES_WITH_CODE = ORDERABLE_GAMES.filter(({ sale }) => sale.withDiscountCode)

/** A code as a customer types it. */
export const typedCodeValidator = vine.create({
  actiecode: vine.string().trim().minLength(1).maxLength(40),
})

const codeRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const code = normalizeDiscountCode(value)
  if (/^[A-Z0-9-]{3,40}$/.test(code)) field.mutate(code, field)
  else
    field.report('Een code heeft 3 tot 40 letters en cijfers; een streepje mag ook.', 'code', field)
})

const count = (max: number) =>
  vine.number({ strict: true }).withoutDecimals().range([1, max]).nullable()

const DAY = /^20\d\d-\d\d-\d\d$/
const day = () => vine.string().regex(DAY).use(existingDay()).nullable()

const existingDay = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !startOfDay(value).isValid)
    field.report('Deze datum bestaat niet.', 'day', field)
})

const notBeforeFirstDay = vine.createRule((value, _options, field) => {
  const first: unknown = field.parent.vanaf
  if (typeof value !== 'string' || typeof first !== 'string' || !DAY.test(first)) return
  if (value < first) field.report('De laatste dag ligt vóór de eerste.', 'order', field)
})

/** Which amounts come off, in whole cents. */
const DISCOUNTS = { min: 1, max: PRICE_LIMITS.max } as const

/** What the value means depends on the kind that was chosen. */
const valueRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const said = field.parent.soort === 'percentage' ? badPercentage(value) : badDiscount(value)
  if (said) field.report(said, 'value', field)
})

const badPercentage = (typed: string) =>
  asPercentage(typed) === null ? 'Vul een heel percentage in van 1 tot en met 100.' : null

function badDiscount(typed: string): string | null {
  const cents = readAmount(typed, DISCOUNTS)
  if (cents.ok) return null
  return cents.error === 'one_decimal'
    ? amountSentence(cents.error, typed, DISCOUNTS)
    : 'Vul een bedrag in zoals 5,00, tot en met 500,00.'
}

const fields = {
  soort: vine.enum(['percentage', 'bedrag'] as const),
  /** The value as it was typed: a whole percentage, or euros with a comma. */
  waarde: vine.string().trim().minLength(1).maxLength(12).use(valueRule()),
  spellen: vine
    .array(vine.enum(GAMES_WITH_CODE.map(({ sale }) => sale.priceKey)))
    .maxLength(GAMES_WITH_CODE.length),
  vanaf: day(),
  totEnMet: vine.string().regex(DAY).use(existingDay()).use(notBeforeFirstDay()).nullable(),
  maxTotaal: count(100_000),
  maxPerEmail: count(1000),
}

/** `gezien` is the mark of the code on the screen, see `discountCodeMark`; a program may leave it out. */
export const discountCodeValidator = vine.create({
  ...fields,
  gezien: vine.string().maxLength(64).optional(),
})
export const newDiscountCodeValidator = vine.create({
  code: vine.string().use(codeRule()),
  ...fields,
})

const MESSAGES = new DutchSentences(
  {
    'code.required': 'Vul de code in.',
    'waarde.required': 'Vul in hoeveel korting de code geeft.',
    'waarde.minLength': 'Vul in hoeveel korting de code geeft.',
    'required': 'Vul {{ field }} in.',
    'number': 'Vul voor {{ field }} een heel getal in, of laat het leeg.',
    'withoutDecimals': 'Vul voor {{ field }} een heel getal in, of laat het leeg.',
    'range': 'Vul voor {{ field }} een getal in van {{ min }} tot en met {{ max }}.',
    'regex': 'Kies {{ field }} als datum, of laat het leeg.',
    'enum': 'Kies een van de mogelijkheden.',
    'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  },
  {
    soort: 'de soort',
    vanaf: 'de eerste dag',
    totEnMet: 'de laatste dag',
    maxTotaal: 'het aantal keer in totaal',
    maxPerEmail: 'het aantal keer per e-mailadres',
  }
)
discountCodeValidator.messagesProvider = MESSAGES
newDiscountCodeValidator.messagesProvider = MESSAGES

type Input = Omit<Awaited<ReturnType<typeof discountCodeValidator.validate>>, 'gezien'>

/**
 * Converts the filled-in fields into what is stored: days become moments, and the last day is
 * included. The validator has refused everything that cannot be converted, all at once.
 */
export function asDiscountCode(input: Input): DiscountCodeData {
  const { soort: kind, spellen: games, maxTotaal: maxTotal, maxPerEmail } = input
  return {
    kind,
    value: present(valueOf(kind, input.waarde), 'the value of a discount code'),
    games: [...new Set(games)].sort().join(','),
    validFrom: input.vanaf === null ? null : startOfDay(input.vanaf),
    validUntil: input.totEnMet === null ? null : startOfDay(input.totEnMet, 1),
    maxTotal,
    maxPerEmail,
  }
}

function valueOf(kind: DiscountCodeData['kind'], typed: string): number | null {
  if (kind === 'percentage') return asPercentage(typed)
  const cents = readAmount(typed, DISCOUNTS)
  return cents.ok ? cents.value : null
}

function asPercentage(typed: string): number | null {
  const value = Number(/^(\d{1,3})\s*%?$/.exec(typed)?.[1])
  return value >= 1 && value <= 100 ? value : null
}
