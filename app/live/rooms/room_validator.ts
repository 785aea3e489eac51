import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { line } from '#app/core/input/fields'
import { EMBLEMS } from '#domain/live/doors'
import { alternatives, ROOM_BOUNDS, ROOM_LENGTH } from '#domain/live/rooms'

/** Removes empty alternatives: ' rood || vermiljoen|' becomes 'rood|vermiljoen'. */
const answerRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const correct = alternatives(value)
  if (correct.length === 0)
    field.report('Vul minstens één goed antwoord in, niet alleen streepjes.', 'leeg', field)
  else if (correct.some(({ length }) => length > ROOM_LENGTH.alternative))
    field.report(
      `Een team kan hoogstens ${ROOM_LENGTH.alternative} tekens typen: maak dit antwoord korter.`,
      'alternatief',
      field
    )
  else field.mutate(correct.join('|'), field)
})

const notAboveMax = vine.createRule((value, _options, field) => {
  const max: unknown = field.parent.max_punten
  if (typeof value === 'number' && typeof max === 'number' && value > max)
    field.report('Het minimum kan niet hoger zijn dan het maximum.', 'boven_max', field)
})

type Limits = { readonly min: number; readonly max: number }

const text = (length: number) => vine.string().trim().minLength(1).maxLength(length)
const whole = ({ min, max }: Limits) =>
  vine.number({ strict: true }).withoutDecimals().range([min, max])
const points = () => whole(ROOM_BOUNDS.points)

/** A room as its form sends it, with the spelling of the wire. */
export const roomValidator = vine.create({
  naam: line(ROOM_LENGTH.name),
  adminnaam: line(ROOM_LENGTH.adminName),
  opberg: line(ROOM_LENGTH.storage),
  volgnummer: whole(ROOM_BOUNDS.sequenceNumber),
  tijdschatting: whole(ROOM_BOUNDS.timeEstimate),
  vraag: text(ROOM_LENGTH.question),
  antwoord: text(ROOM_LENGTH.answer).use(answerRule()),
  hint1: text(ROOM_LENGTH.hint),
  hint2: text(ROOM_LENGTH.hint),
  hint3: text(ROOM_LENGTH.hint),
  max_punten: points(),
  min_punten: points().use(notAboveMax()),
  fout_cost: points(),
  hint1_cost: points(),
  hint2_cost: points(),
  hint3_cost: points(),
  embleem: vine.enum(EMBLEMS).optional(),
  /** The mark of the room on the screen, see `roomMark`; a program may leave it out. */
  gezien: vine.string().maxLength(64).optional(),
})

export type RoomData = ReturnType<typeof roomFrom>

/** A room of the form, in our own words. */
export const roomFrom = (input: Infer<typeof roomValidator>) => ({
  name: input.naam,
  adminName: input.adminnaam,
  storage: input.opberg,
  sequenceNumber: input.volgnummer,
  timeEstimate: input.tijdschatting,
  question: input.vraag,
  answer: input.antwoord,
  hint1: input.hint1,
  hint2: input.hint2,
  hint3: input.hint3,
  maxPoints: input.max_punten,
  minPoints: input.min_punten,
  wrongCost: input.fout_cost,
  hint1Cost: input.hint1_cost,
  hint2Cost: input.hint2_cost,
  hint3Cost: input.hint3_cost,
  ...(input.embleem && { emblem: input.embleem }),
})

const WHOLE_NUMBER = 'Vul voor {{ field }} een heel getal in.'

roomValidator.messagesProvider = new DutchSentences(
  {
    'required': 'Vul {{ field }} in.',
    'string': 'Vul {{ field }} in.',
    'minLength': 'Vul {{ field }} in.',
    'antwoord.minLength': 'Vul minstens één goed antwoord in.',
    'antwoord.required': 'Vul minstens één goed antwoord in.',
    'maxLength': 'Te lang: voor {{ field }} zijn er hoogstens {{ max }} tekens.',
    'number': WHOLE_NUMBER,
    'withoutDecimals': WHOLE_NUMBER,
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
