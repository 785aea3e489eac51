import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { alternatieven, ROOMGRENZEN, ROOMLENGTE } from '#domain/spellenfabriek/room'

/** Keeps the alternatives that say something: ' rood || vermiljoen|' becomes 'rood|vermiljoen'. */
const antwoordRegel = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const goed = alternatieven(value)
  if (goed.length === 0)
    field.report('Vul minstens één goed antwoord in, niet alleen streepjes.', 'leeg', field)
  else if (goed.some(({ length }) => length > ROOMLENGTE.alternatief))
    field.report(
      `Een team kan hoogstens ${ROOMLENGTE.alternatief} tekens typen: maak dit antwoord korter.`,
      'alternatief',
      field
    )
  else field.mutate(goed.join('|'), field)
})

const nietBovenMax = vine.createRule((value, _options, field) => {
  const max: unknown = field.parent.max_punten
  if (typeof value === 'number' && typeof max === 'number' && value > max)
    field.report('Het minimum kan niet hoger zijn dan het maximum.', 'boven_max', field)
})

type Grenzen = { readonly min: number; readonly max: number }

const tekst = (lengte: number) => vine.string().trim().minLength(1).maxLength(lengte)
const heel = ({ min, max }: Grenzen) =>
  vine.number({ strict: true }).withoutDecimals().range([min, max])
const punten = () => heel(ROOMGRENZEN.punten)

/** A room as its form sends it, in the spelling of the wire. */
export const roomValidator = vine.create({
  naam: tekst(ROOMLENGTE.naam),
  adminnaam: tekst(ROOMLENGTE.adminnaam),
  opberg: tekst(ROOMLENGTE.opberg),
  volgnummer: heel(ROOMGRENZEN.volgnummer),
  tijdschatting: heel(ROOMGRENZEN.tijdschatting),
  vraag: tekst(ROOMLENGTE.vraag),
  antwoord: tekst(ROOMLENGTE.antwoord).use(antwoordRegel()),
  hint1: tekst(ROOMLENGTE.hint),
  hint2: tekst(ROOMLENGTE.hint),
  hint3: tekst(ROOMLENGTE.hint),
  max_punten: punten(),
  min_punten: punten().use(nietBovenMax()),
  fout_cost: punten(),
  hint1_cost: punten(),
  hint2_cost: punten(),
  hint3_cost: punten(),
})

export type Roomgegevens = Infer<typeof roomValidator>

const HEEL_GETAL = 'Vul voor {{ field }} een heel getal in.'

roomValidator.messagesProvider = new SimpleMessagesProvider(
  {
    'required': 'Vul {{ field }} in.',
    'string': 'Vul {{ field }} in.',
    'minLength': 'Vul {{ field }} in.',
    'antwoord.minLength': 'Vul minstens één goed antwoord in.',
    'antwoord.required': 'Vul minstens één goed antwoord in.',
    'maxLength': 'Te lang: voor {{ field }} zijn er hoogstens {{ max }} tekens.',
    'number': HEEL_GETAL,
    'withoutDecimals': HEEL_GETAL,
    'range': 'Vul voor {{ field }} een getal in van {{ min }} tot en met {{ max }}.',
  },
  {
    naam: 'de naam',
    adminnaam: 'de adminnaam',
    opberg: 'de opbergkist',
    volgnummer: 'het volgnummer',
    tijdschatting: 'de tijdschatting',
    vraag: 'de vraag',
    antwoord: 'het antwoord',
    hint1: 'hint 1',
    hint2: 'hint 2',
    hint3: 'hint 3',
    max_punten: 'het maximum',
    min_punten: 'het minimum',
    fout_cost: 'een fout antwoord',
    hint1_cost: 'de kosten van hint 1',
    hint2_cost: 'de kosten van hint 2',
    hint3_cost: 'de kosten van hint 3',
  }
)
