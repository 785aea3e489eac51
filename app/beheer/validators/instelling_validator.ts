import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { FieldRefused } from '#app/core/http/validation_errors'
import { beginVan, vandaag } from '#app/winkel/dag'
import { VAN_HUIS_UIT } from '#app/winkel/instellingen'
import { onbekendePlekken, PLEKKEN } from '#domain/winkel/informatietekst'
import type { Vakantie } from '#domain/winkel/vakantie'

/** What the environment says is taken as it is; what somebody types has to be right. */
const vanHuisUit = (veld: 'kvk' | 'btwId', waarde: string) =>
  waarde !== '' && waarde === VAN_HUIS_UIT[veld]

const kvkRegel = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || vanHuisUit('kvk', value)) return
  const kvk = value.replace(/\s/g, '')
  if (/^\d{8}$/.test(kvk)) field.mutate(kvk, field)
  else field.report('Een KvK-nummer heeft acht cijfers.', 'kvk', field)
})

const btwRegel = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || value === '' || vanHuisUit('btwId', value)) return
  const btwId = value.replace(/[\s.]/g, '').toUpperCase()
  if (/^NL\d{9}B\d{2}$/.test(btwId)) field.mutate(btwId, field)
  else field.report('Een btw-id ziet eruit als NL001234567B01.', 'btw', field)
})

const plekkenRegel = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const onbekend = onbekendePlekken(value)
  if (onbekend.length > 0)
    field.report(
      `Deze invulplek kennen we niet: ${onbekend.join(' ')}. Wel: ${PLEKKEN.map((plek) => `{${plek}}`).join(' ')}.`,
      'plekken',
      field
    )
})

/** One line, and nothing that does something in the head of a mail. */
const regel = (lengte: number) =>
  vine
    .string()
    .trim()
    .maxLength(lengte)
    .regex(/^\P{Cc}*$/u)
const adres = () => vine.string().trim().maxLength(254)
/** What was on the screen, see `merkVan`. */
const gezien = () => vine.string().maxLength(64)

export const winkelgegevensValidator = vine.create({
  naam: regel(80).minLength(1),
  email: adres().email(),
  meldingen: adres().email().nullable(),
  kvk: regel(40).minLength(1).use(kvkRegel()),
  btwId: regel(40).use(btwRegel()).nullable(),
  kor: vine.boolean({ strict: true }),
  adres: regel(200).minLength(1),
  social: adres()
    .url({ protocols: ['https'], require_protocol: true })
    .nullable(),
  /** The admin's own password, when an e-mail address changes. */
  huidig: vine.string().maxLength(200).nullable().optional(),
  gezien: gezien(),
})

winkelgegevensValidator.messagesProvider = new SimpleMessagesProvider(
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

const dag = () => vine.string().regex(/^20\d\d-\d\d-\d\d$/)

export const vakantieValidator = vine.create({
  tekst: vine.string().trim().minLength(1).maxLength(300),
  van: dag(),
  tot: dag(),
  gezien: gezien(),
})

const DATUM = 'Kies een datum.'
vakantieValidator.messagesProvider = new SimpleMessagesProvider({
  'tekst.required': 'Schrijf wat bezoekers moeten weten.',
  'tekst.minLength': 'Schrijf wat bezoekers moeten weten.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'required': DATUM,
  'regex': DATUM,
})

/** @throws FieldRefused for days that do not exist, or make no period that visitors will see */
export function alsVakantie({ tekst, van, tot }: Vakantie): Vakantie {
  for (const [veld, gekozen] of Object.entries({ van, tot }))
    if (!beginVan(gekozen).isValid) throw new FieldRefused(veld, 'Deze datum bestaat niet.')
  if (tot < van) throw new FieldRefused('tot', 'De laatste dag ligt vóór de eerste.')
  if (tot < vandaag()) throw new FieldRefused('tot', 'De laatste dag is al voorbij.')
  return { tekst, van, tot }
}

const tekst = (lengte: number) =>
  vine.string().trim().minLength(1).maxLength(lengte).use(plekkenRegel())

export const tekstValidator = vine.create({
  blokken: vine
    .array(
      vine.object({
        soort: vine.enum(['kop', 'alinea', 'lijst', 'knop', 'modelformulier'] as const),
        tekst: tekst(3000),
      })
    )
    .minLength(1)
    .maxLength(80),
  gezien: gezien(),
})

export const vragenValidator = vine.create({
  vragen: vine
    .array(vine.object({ vraag: tekst(200), antwoord: tekst(3000) }))
    .minLength(1)
    .maxLength(40),
  gezien: gezien(),
})

export const terugzetValidator = vine.create({ gezien: gezien() })

const TEKSTMELDINGEN = new SimpleMessagesProvider({
  'blokken.minLength': 'Een pagina zonder tekst kan niet.',
  'vragen.minLength': 'Een pagina zonder vragen kan niet.',
  'blokken.maxLength': 'Dit zijn te veel blokken: hoogstens {{ max }}.',
  'vragen.maxLength': 'Dit zijn te veel vragen: hoogstens {{ max }}.',
  'required': 'Schrijf hier een tekst, of verwijder dit blok.',
  'minLength': 'Schrijf hier een tekst, of verwijder dit blok.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'enum': 'Kies een van de mogelijkheden.',
})
tekstValidator.messagesProvider = TEKSTMELDINGEN
vragenValidator.messagesProvider = TEKSTMELDINGEN
