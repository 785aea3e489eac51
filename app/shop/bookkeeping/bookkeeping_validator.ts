import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { readPeriod, type Period } from '#domain/shop/bookkeeping/periods'
import { signedCents } from '#domain/shop/bookkeeping/settlement_file'
import { dayOf } from '#domain/dutch_time'

const PERIOD = /^\d{4}-(K[1-4]|0[1-9]|1[0-2])$/
/**
 * The longest file of a settlement, in characters: that of a month with hundreds of payments. A
 * call takes little more.
 */
const LONGEST_FILE = 200_000
const EARLIEST = '2010-01-01'

const period = () => vine.string().regex(PERIOD)

/** The period of the page of the books. */
export const periodValidator = vine.create({ periode: period().nullable().optional() })

/** The filter of the list of invoices and its CSV. */
export const paperFilterValidator = vine.create({
  zoek: vine.string().trim().maxLength(100).nullable().optional(),
  periode: period().nullable().optional(),
  soort: vine
    .enum(['factuur', 'creditnota'] as const)
    .nullable()
    .optional(),
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
})

/** A period whose papers become a zip. */
export const exportValidator = vine.create({ periode: period() })

/** An amount as people type it, `1.234,50` included. */
const amount = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const typed = value.trim().replace(/^€\s*/, '')
  const cents = signedCents(typed.includes(',') ? typed.replaceAll('.', '') : typed)
  if (cents === null) field.report('Vul het bedrag in als 12,50.', 'amount', field)
  else field.mutate(cents, field)
})

const pastDay = vine.createRule((value, _options, field) => {
  const known = typeof value === 'string' && DateTime.fromISO(value).isValid
  if (!known || value < EARLIEST)
    field.report('Kies de dag waarop het geld binnenkwam.', 'day', field)
  else if (value > dayOf(new Date()))
    field.report('Deze dag moet nog komen. Kies de dag waarop het geld binnenkwam.', 'day', field)
})

/** A settlement from the provider's dashboard. */
export const settlementValidator = vine.create({
  bestand: vine.string().maxLength(LONGEST_FILE),
  dag: vine
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .use(pastDay()),
  /** What arrived on the bank account, as typed; the rule makes it whole cents. */
  bedrag: vine.string().maxLength(20).use(amount()),
})

settlementValidator.messagesProvider = new DutchSentences({
  'bestand.required': 'Kies het bestand van de uitbetaling.',
  'bestand.maxLength': 'Dit bestand is te groot. Haal één uitbetaling tegelijk op.',
  'dag.required': 'Kies de dag waarop het geld binnenkwam.',
  'dag.regex': 'Kies de dag waarop het geld binnenkwam.',
  'bedrag.required': 'Vul in hoeveel er op je rekening kwam.',
  'bedrag.maxLength': 'Vul het bedrag in als 12,50.',
})

/** A period that was asked for; null when none was, or one that does not exist. */
export function asPeriod(name: string | null | undefined): Period | null {
  const read = readPeriod(name ?? '')
  return read.ok ? read.value : null
}
