import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { email } from '#app/core/input/fields'
import { FieldRefused } from '#app/core/http/validation_errors'
import { dayOf, startOfDay } from '#domain/dutch_time'
import { DEFAULTS } from '#app/shop/settings/shop_settings'
import { unknownPlaceholders, PLACEHOLDERS } from '#domain/shop/information'
import { readIban } from '#domain/shop/settings/iban'
import type { Holiday } from '#domain/shop/settings/holiday'

/** A value of the environment is accepted as it is; a typed value has to be valid. */
const isDefault = (field: 'kvk' | 'vatId', value: string) =>
  value !== '' && value === DEFAULTS[field]

const kvkRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || isDefault('kvk', value)) return
  const kvk = value.replace(/\s/g, '')
  if (/^\d{8}$/.test(kvk)) field.mutate(kvk, field)
  else field.report('Een KvK-nummer heeft acht cijfers.', 'kvk', field)
})

const vatRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || value === '' || isDefault('vatId', value)) return
  const vatId = value.replace(/[\s.]/g, '').toUpperCase()
  if (/^NL\d{9}B\d{2}$/.test(vatId)) field.mutate(vatId, field)
  else field.report('Een btw-id ziet eruit als NL001234567B01.', 'btw', field)
})

const ibanRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || value === '') return
  const iban = readIban(value)
  if (iban) field.mutate(iban, field)
  else
    field.report('Dit IBAN klopt niet. Het ziet eruit als NL91 ABNA 0417 1643 00.', 'iban', field)
})

const placeholdersRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const unknown = unknownPlaceholders(value)
  if (unknown.length > 0)
    field.report(
      `Deze invulplek kennen we niet: ${unknown.join(' ')}. Wel: ${PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(' ')}.`,
      'plekken',
      field
    )
})

/** One line of text, without characters that have a meaning in the head of a mail. */
const line = (length: number) =>
  vine
    .string()
    .trim()
    .maxLength(length)
    .regex(/^\P{Cc}*$/u)
const address = () => vine.string().trim().maxLength(254)
/** The mark of the version on the screen, see `markOf` in `save_setting.ts`. */
const seen = () => vine.string().maxLength(64)

export const shopDetailsValidator = vine.create({
  naam: line(80).minLength(1),
  email: email(),
  meldingen: email().nullable(),
  kvk: line(40).minLength(1).use(kvkRule()),
  btwId: line(40).use(vatRule()).nullable(),
  /** Where invoices on account are paid; empty for nowhere, and as it is when it is left out. */
  iban: vine.string().trim().maxLength(50).use(ibanRule()).nullable().optional(),
  kor: vine.boolean({ strict: true }),
  adres: line(200).minLength(1),
  social: address()
    .url({ protocols: ['https'], require_protocol: true })
    .nullable(),
  /** Whether the owner is told each morning about yesterday; it stays as it is when it is left out. */
  dagbericht: vine.boolean({ strict: true }).optional(),
  betaalherinnering: vine.boolean({ strict: true }).optional(),
  /** The admin's own password, required when an e-mail address changes. */
  huidig: vine.string().maxLength(200).nullable().optional(),
  gezien: seen(),
})

shopDetailsValidator.messagesProvider = new DutchSentences(
  {
    required: 'Vul {{ field }} in.',
    minLength: 'Vul {{ field }} in.',
    maxLength: 'Dit is te lang: hoogstens {{ max }} tekens.',
    email: 'Dit lijkt geen geldig e-mailadres.',
    regex: 'Dit moet op één regel passen.',
    url: 'Vul een adres in dat begint met https://, of laat het leeg.',
    boolean: 'Kies ja of nee.',
  },
  {
    naam: 'de naam van de winkel',
    email: 'het e-mailadres',
    kvk: 'het KvK-nummer',
    adres: 'het adres',
    kor: 'de regeling',
    gezien: 'de pagina opnieuw',
  }
)

const day = () => vine.string().regex(/^20\d\d-\d\d-\d\d$/)

export const holidayValidator = vine.create({
  tekst: vine.string().trim().minLength(1).maxLength(300),
  van: day(),
  tot: day(),
  gezien: seen(),
})

const DATE = 'Kies een datum.'
holidayValidator.messagesProvider = new DutchSentences({
  'tekst.required': 'Schrijf wat bezoekers moeten weten.',
  'tekst.minLength': 'Schrijf wat bezoekers moeten weten.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'required': DATE,
  'regex': DATE,
})

type HolidayInput = Omit<Infer<typeof holidayValidator>, 'gezien'>

/** @throws FieldRefused for days that do not exist, or for a period that visitors will never see */
export function asHoliday({ tekst: text, van: from, tot: until }: HolidayInput): Holiday {
  for (const [field, chosen] of Object.entries({ van: from, tot: until }))
    if (!startOfDay(chosen).isValid) throw new FieldRefused(field, 'Deze datum bestaat niet.')
  if (until < from) throw new FieldRefused('tot', 'De laatste dag ligt vóór de eerste.')
  if (until < dayOf(new Date())) throw new FieldRefused('tot', 'De laatste dag is al voorbij.')
  return { text, from, until }
}

const text = (length: number) =>
  vine.string().trim().minLength(1).maxLength(length).use(placeholdersRule())

export const textValidator = vine.create({
  blokken: vine
    .array(
      vine.object({
        soort: vine.enum(['kop', 'alinea', 'lijst', 'knop', 'modelformulier'] as const),
        tekst: text(3000),
      })
    )
    .minLength(1)
    .maxLength(80),
  gezien: seen(),
})

export const questionsValidator = vine.create({
  vragen: vine
    .array(vine.object({ vraag: text(200), antwoord: text(3000) }))
    .minLength(1)
    .maxLength(40),
  gezien: seen(),
})

export const resetValidator = vine.create({ gezien: seen() })

const TEXT_MESSAGES = new DutchSentences({
  'blokken.minLength': 'Een pagina zonder tekst kan niet.',
  'vragen.minLength': 'Een pagina zonder vragen kan niet.',
  'blokken.maxLength': 'Dit zijn te veel blokken: hoogstens {{ max }}.',
  'vragen.maxLength': 'Dit zijn te veel vragen: hoogstens {{ max }}.',
  'required': 'Schrijf hier een tekst, of verwijder dit blok.',
  'minLength': 'Schrijf hier een tekst, of verwijder dit blok.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'enum': 'Kies een van de mogelijkheden.',
})
textValidator.messagesProvider = TEXT_MESSAGES
questionsValidator.messagesProvider = TEXT_MESSAGES
