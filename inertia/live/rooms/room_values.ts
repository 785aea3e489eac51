import type { Emblem } from '#domain/live/doors'
import type { Data } from '@generated/data'
import type { PayloadOf } from '~/wire/payloads'
import { SCORE_FIELDS } from './score_rules'

type ManagedRoom = Data.Live.Rooms.Room

const TEXTS = [
  'naam',
  'adminnaam',
  'opberg',
  'vraag',
  'antwoord',
  'hint1',
  'hint2',
  'hint3',
] as const
export const EMBLEM = 'embleem'
const NUMBERS = ['volgnummer', 'tijdschatting', ...SCORE_FIELDS] as const

export type TextField = (typeof TEXTS)[number]
export type NumberField = (typeof NUMBERS)[number]
/** The contents of the form, as they were typed. */
export type RoomFields = Readonly<Record<TextField | NumberField, string>> & WithEmblem
type WithEmblem = Readonly<Record<typeof EMBLEM, Emblem>>

/** The fields as the form calls them. */
export const ROOM_NAMES = {
  naam: 'Naam',
  adminnaam: 'Adminnaam',
  opberg: 'Opbergkist',
  volgnummer: 'Volgnummer',
  tijdschatting: 'Tijdschatting in minuten',
  [EMBLEM]: 'Embleem op de deur',
  vraag: 'Vraag',
  antwoord: 'Antwoord',
  hint1: 'Hint 1',
  hint2: 'Hint 2',
  hint3: 'Hint 3',
  max_punten: 'Maximum',
  min_punten: 'Minimum',
  fout_cost: 'Fout antwoord kost',
  hint1_cost: 'Hint 1 kost',
  hint2_cost: 'Hint 2 kost',
  hint3_cost: 'Hint 3 kost',
} as const satisfies Record<keyof RoomFields, string>

type Begin = Partial<Record<TextField, string>> & Partial<Record<NumberField, number>> & WithEmblem

/** The values with which a form begins. */
export function begin(stored: Begin): RoomFields {
  const typed = [...TEXTS, ...NUMBERS].map((field) => [field, String(stored[field] ?? '')])
  return { ...Object.fromEntries(typed), [EMBLEM]: stored[EMBLEM] } as RoomFields
}

/**
 * A game may have begun while somebody typed. Fixed fields then get the stored value, the others
 * keep what was typed.
 */
export function withFixedFields(typed: RoomFields, room: ManagedRoom): RoomFields {
  const fixed = ['antwoord', ...SCORE_FIELDS] as const
  return { ...typed, ...Object.fromEntries(fixed.map((field) => [field, String(room[field])])) }
}

/** Turns the numeric fields into numbers. The server reports an empty one. */
export function asData(fields: RoomFields) {
  const number = (typed: string) => (typed.trim() === '' ? null : Number(typed))
  return {
    ...Object.fromEntries(TEXTS.map((field) => [field, fields[field]])),
    ...Object.fromEntries(NUMBERS.map((field) => [field, number(fields[field])])),
    [EMBLEM]: fields[EMBLEM],
  } as PayloadOf<'admin_room.store'>
}
