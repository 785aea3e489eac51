import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'

/** What a visitor may ask for; the group may be outside what a game is made for, see the warning. */
const MOST_PEOPLE = 999
const MOST_KILOMETRES = 500

/** The query of a page that computes what an evening costs. `wishedDay` judges the day. */
export const indicationValidator = vine.create({
  personen: vine.number().withoutDecimals().range([1, MOST_PEOPLE]),
  km: vine.number().withoutDecimals().range([0, MOST_KILOMETRES]),
  dag: vine.string().optional(),
})

/** Which game the address of the contact page is about. */
export const gameIn = ({ spel: game }: Record<string, unknown>): unknown => game

indicationValidator.messagesProvider = new DutchSentences({
  'personen.required': 'Vul in met hoeveel mensen jullie zijn.',
  'personen.range': 'Vul een aantal in van {{ min }} tot en met {{ max }}.',
  'km.required': 'Vul in hoe ver het rijden is; een schatting is genoeg.',
  'km.range': 'Vul hele kilometers in, van {{ min }} tot en met {{ max }}.',
  'km.withoutDecimals': 'Vul hele kilometers in.',
  'number': 'Vul een getal in.',
  'withoutDecimals': 'Vul een heel aantal in.',
})
