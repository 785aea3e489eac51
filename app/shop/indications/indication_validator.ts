import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { DutchSentences } from '#app/core/input/dutch_sentences'

/** What a visitor may ask for; the group may be outside what a game is made for, see the warning. */
const MOST_PEOPLE = 999
const MOST_KILOMETRES = 500

const DAY = /^(\d{4}-\d{2}-\d{2})?$/

/** The query of a page that computes what an evening costs. */
export const indicationValidator = vine.create({
  personen: vine.number().withoutDecimals().range([1, MOST_PEOPLE]),
  km: vine.number().withoutDecimals().range([0, MOST_KILOMETRES]),
  dag: vine.string().trim().regex(DAY).nullable().optional(),
})

export type IndicationQuery = Infer<typeof indicationValidator>

indicationValidator.messagesProvider = new DutchSentences({
  'personen.required': 'Vul in met hoeveel mensen jullie zijn.',
  'personen.range': 'Vul een aantal in van {{ min }} tot en met {{ max }}.',
  'km.required': 'Vul in hoe ver het rijden is; een schatting is genoeg.',
  'km.range': 'Vul hele kilometers in, van {{ min }} tot en met {{ max }}.',
  'km.withoutDecimals': 'Vul hele kilometers in.',
  'number': 'Vul een getal in.',
  'withoutDecimals': 'Vul een heel aantal in.',
  'dag.regex': 'Kies een dag, of laat dit leeg.',
  'dag.string': 'Kies een dag, of laat dit leeg.',
})
