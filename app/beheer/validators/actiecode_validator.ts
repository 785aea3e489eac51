import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import type { DateTime } from 'luxon'
import { FieldRefused } from '#app/core/http/validation_errors'
import { beginVan } from '#app/winkel/dag'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { normaliseerActiecode } from '#domain/winkel/actiecode'
import { leesBedrag, PRIJSGRENZEN } from '#domain/winkel/prijs'

/** A code as it is kept. */
export type Actiecodegegevens = {
  readonly soort: 'percentage' | 'bedrag'
  readonly waarde: number
  readonly spellen: string
  readonly geldigVanaf: DateTime | null
  readonly geldigTot: DateTime | null
  readonly maxTotaal: number | null
  readonly maxPerEmail: number | null
}

/** The games whose order form has a field for a code. */
export const SPELLEN_MET_CODE = BESTELBARE_SPELLEN.filter(({ verkoop }) => verkoop.metActiecode)

const codeRegel = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const code = normaliseerActiecode(value)
  if (/^[A-Z0-9-]{3,40}$/.test(code)) field.mutate(code, field)
  else
    field.report('Een code heeft 3 tot 40 letters en cijfers; een streepje mag ook.', 'code', field)
})

const aantal = (max: number) =>
  vine.number({ strict: true }).withoutDecimals().range([1, max]).nullable()
const dag = () =>
  vine
    .string()
    .regex(/^20\d\d-\d\d-\d\d$/)
    .nullable()

const velden = {
  soort: vine.enum(['percentage', 'bedrag'] as const),
  /** As it was typed: a whole percentage, or euros with a comma. */
  waarde: vine.string().trim().minLength(1).maxLength(12),
  spellen: vine
    .array(vine.enum(SPELLEN_MET_CODE.map(({ verkoop }) => verkoop.prijsSleutel)))
    .maxLength(SPELLEN_MET_CODE.length),
  vanaf: dag(),
  totEnMet: dag(),
  maxTotaal: aantal(100_000),
  maxPerEmail: aantal(1000),
}

export const actiecodeValidator = vine.create(velden)
export const nieuweActiecodeValidator = vine.create({
  code: vine.string().use(codeRegel()),
  ...velden,
})

const MELDINGEN = new SimpleMessagesProvider(
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
actiecodeValidator.messagesProvider = MELDINGEN
nieuweActiecodeValidator.messagesProvider = MELDINGEN

type Invoer = Awaited<ReturnType<typeof actiecodeValidator.validate>>

/**
 * What was filled in, as it is kept: days become moments, the last one included.
 *
 * @throws FieldRefused for what only makes sense together
 */
export function alsActiecode(invoer: Invoer): Actiecodegegevens {
  const { soort, spellen, maxTotaal, maxPerEmail } = invoer
  const geldigVanaf = alsMoment('vanaf', invoer.vanaf)
  const geldigTot = alsMoment('totEnMet', invoer.totEnMet, 1)
  if (geldigVanaf && geldigTot && geldigTot <= geldigVanaf)
    throw new FieldRefused('totEnMet', 'De laatste dag ligt vóór de eerste.')
  return {
    soort,
    waarde: soort === 'percentage' ? alsPercentage(invoer.waarde) : alsKorting(invoer.waarde),
    spellen: [...new Set(spellen)].sort().join(','),
    geldigVanaf,
    geldigTot,
    maxTotaal,
    maxPerEmail,
  }
}

function alsMoment(veld: string, dagen: string | null, erbij = 0): DateTime | null {
  if (dagen === null) return null
  const moment = beginVan(dagen, erbij)
  if (!moment.isValid) throw new FieldRefused(veld, 'Deze datum bestaat niet.')
  return moment
}

function alsPercentage(getypt: string): number {
  const waarde = Number(/^(\d{1,3})\s*%?$/.exec(getypt)?.[1])
  if (waarde >= 1 && waarde <= 100) return waarde
  throw new FieldRefused('waarde', 'Vul een heel percentage in van 1 tot en met 100.')
}

function alsKorting(getypt: string): number {
  const centen = leesBedrag(getypt, { min: 1, max: PRIJSGRENZEN.max })
  if (centen.ok) return centen.value
  throw new FieldRefused('waarde', 'Vul een bedrag in zoals 5,00, tot en met 500,00.')
}
