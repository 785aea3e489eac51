import vine from '@vinejs/vine'
import type { DateTime } from 'luxon'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { FieldRefused } from '#app/core/http/validation_errors'
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
const day = () =>
  vine
    .string()
    .regex(/^20\d\d-\d\d-\d\d$/)
    .nullable()

const fields = {
  soort: vine.enum(['percentage', 'bedrag'] as const),
  /** The value as it was typed: a whole percentage, or euros with a comma. */
  waarde: vine.string().trim().minLength(1).maxLength(12),
  spellen: vine
    .array(vine.enum(GAMES_WITH_CODE.map(({ sale }) => sale.priceKey)))
    .maxLength(GAMES_WITH_CODE.length),
  vanaf: day(),
  totEnMet: day(),
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
 * included.
 *
 * @throws FieldRefused for fields that do not fit together
 */
export function asDiscountCode(input: Input): DiscountCodeData {
  const { soort: kind, spellen: games, maxTotaal: maxTotal, maxPerEmail } = input
  const validFrom = asMoment('vanaf', input.vanaf)
  const validUntil = asMoment('totEnMet', input.totEnMet, 1)
  if (validFrom && validUntil && validUntil <= validFrom)
    throw new FieldRefused('totEnMet', 'De laatste dag ligt vóór de eerste.')
  return {
    kind,
    value: kind === 'percentage' ? asPercentage(input.waarde) : asDiscount(input.waarde),
    games: [...new Set(games)].sort().join(','),
    validFrom,
    validUntil,
    maxTotal,
    maxPerEmail,
  }
}

function asMoment(field: string, days: string | null, added = 0): DateTime | null {
  if (days === null) return null
  const moment = startOfDay(days, added)
  if (!moment.isValid) throw new FieldRefused(field, 'Deze datum bestaat niet.')
  return moment
}

function asPercentage(typed: string): number {
  const value = Number(/^(\d{1,3})\s*%?$/.exec(typed)?.[1])
  if (value >= 1 && value <= 100) return value
  throw new FieldRefused('waarde', 'Vul een heel percentage in van 1 tot en met 100.')
}

function asDiscount(typed: string): number {
  const cents = readAmount(typed, { min: 1, max: PRICE_LIMITS.max })
  if (cents.ok) return cents.value
  throw new FieldRefused('waarde', 'Vul een bedrag in zoals 5,00, tot en met 500,00.')
}
