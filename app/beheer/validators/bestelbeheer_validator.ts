import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { HERHAALBAAR } from '#app/beheer/transformers/bestellingsdetail'
import { adresvelden, klantvelden } from '#app/winkel/validators/bestelling_validator'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { BESTELLINGSTATUSSEN } from '#domain/winkel/bestelling'
import { LABELS_PER_VEL } from '#domain/winkel/adreslabel'
import { leesTrackTrace, MAX_TRACK_TRACE, VERVOERDERS } from '#domain/winkel/verzending'

/** A parcel that is printed or sent together with others. */
export const MAX_TEGELIJK = 100

const heel = () => vine.number().withoutDecimals()
const bladzijde = heel().range([1, 10_000]).optional()

/** What the list of orders and its CSV are narrowed down to. */
export const bestelfilterValidator = vine.create({
  zoek: vine.string().trim().maxLength(100).nullable().optional(),
  status: vine.enum(BESTELLINGSTATUSSEN).nullable().optional(),
  spel: vine
    .enum(BESTELBARE_SPELLEN.map(({ itemName }) => itemName))
    .nullable()
    .optional(),
  bladzijde,
})

export const mailOpnieuwValidator = vine.create({
  soort: vine.enum(HERHAALBAAR),
  na: heel().range([1, 1000]),
})

const linksoort = vine.enum(['download', 'speellink'] as const)

export const vernieuwValidator = vine.create({
  soort: linksoort,
  kenmerk: vine.string().regex(/^[0-9a-f]{16}$/),
})

export const verlengValidator = vine.create({
  soort: linksoort,
  tot: vine.date({ formats: ['YYYY-MM-DD'] }).transform((dag) => dag.toLocaleDateString('sv-SE')),
})
verlengValidator.messagesProvider = new SimpleMessagesProvider({
  date: 'Kies een dag.',
  required: 'Kies een dag.',
})

const trackTraceRegel = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const gelezen = leesTrackTrace(value)
  if (gelezen.ok) field.mutate(gelezen.value, field)
  else
    field.report(
      'Vul de code van het pakket in (letters en cijfers), of een volledig adres dat met https:// begint.',
      'track_trace',
      field
    )
})

const zending = {
  vervoerder: vine.enum(VERVOERDERS),
  trackTrace: vine.string().trim().maxLength(MAX_TRACK_TRACE).use(trackTraceRegel()).nullable(),
}

export const zendingValidator = vine.create(zending)
export const zendingWijzigValidator = vine.create({ ...zending, mail: vine.boolean() })
export const zendingenValidator = vine.create({
  zendingen: vine
    .array(vine.object({ id: heel().positive(), ...zending }))
    .minLength(1)
    .maxLength(MAX_TEGELIJK),
})

/** Money as it is typed in the Netherlands: `12,50`, or `12` for whole euros. */
export const terugbetalingValidator = vine.create({
  bedrag: vine
    .string()
    .trim()
    .regex(/^\d{1,5}([.,]\d{2})?$/)
    .transform((getypt) => Math.round(Number(getypt.replace(',', '.')) * 100)),
  reden: vine.string().trim().minLength(1).maxLength(200),
  sleutel: vine.string().regex(/^[\w-]{8,64}$/),
})
terugbetalingValidator.messagesProvider = new SimpleMessagesProvider({
  'bedrag.required': 'Vul een bedrag in.',
  'bedrag.regex': 'Vul een bedrag in als 12,50.',
  'reden.required': 'Schrijf erbij waarom.',
  'reden.minLength': 'Schrijf erbij waarom.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
})

/** Which orders to print, as an address holds them: `12-15-16`. */
export const printValidator = vine.create({
  ids: vine.string().regex(/^\d{1,9}(-\d{1,9}){0,99}$/),
  vanaf: heel().range([1, LABELS_PER_VEL]).optional(),
})

const GEGEVENS = new SimpleMessagesProvider(
  {
    required: 'Vul {{ field }} in.',
    minLength: 'Vul {{ field }} in.',
    string: 'Vul {{ field }} in.',
    maxLength: 'Te lang: voor {{ field }} zijn er hoogstens {{ max }} tekens.',
    email: 'Dit lijkt geen geldig e-mailadres.',
  },
  {
    naam: 'de naam',
    email: 'het e-mailadres',
    adres: 'het adres',
    postcode: 'de postcode',
    plaats: 'de plaats',
  }
)

const zonderAdres = vine.create({ ...klantvelden })
const metAdres = vine.create({ ...klantvelden, ...adresvelden })
zonderAdres.messagesProvider = GEGEVENS
metAdres.messagesProvider = GEGEVENS

/** Who ordered, and for a parcel where it goes. */
export const gegevensValidator = (perPost: boolean) => (perPost ? metAdres : zonderAdres)
