import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { SCORE_FIELDS } from '#domain/live/rooms'
import type { ScoreRules } from '#domain/live/game/points'
import { callApi } from '~/admin/shell/call_api'
import { ROOM_API, type ManagedRoom } from './managed_room_types'
import { useAction } from '~/admin/shell/use_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

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
const NUMBERS = ['volgnummer', 'tijdschatting', ...SCORE_FIELDS] as const

export type TextField = (typeof TEXTS)[number]
export type NumberField = (typeof NUMBERS)[number]
/** What stands in the form, as it was typed. */
export type RoomFields = Readonly<Record<TextField | NumberField, string>>

/** A room while it is being made or changed. */
export function useRoom(
  room: ManagedRoom | null,
  sequenceNumber: number,
  defaults: ScoreRules,
  { vraag: question }: DialogInUse
) {
  const [typed, setTyped] = useState(() =>
    begin(room ?? { volgnummer: sequenceNumber, ...defaults })
  )
  const fields = room && room.speelt_bij.length > 0 ? withFixedFields(typed, room) : typed
  const [outcome, setOutcome] = useState('')
  const { voerUit: execute, ...action } = useAction(callApi)

  function change(part: Partial<RoomFields>) {
    setOutcome('')
    setTyped((earlier) => ({ ...earlier, ...part }))
  }

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    setOutcome('')
    if (!room) {
      if (await execute(`${ROOM_API}/new`, asData(fields))) router.visit('/dashboard/rooms')
    } else if (await execute(`${ROOM_API}/${room.id}`, asData(fields), 'PUT')) {
      done('Opgeslagen.')
    } else reload()
  }

  async function archive({ id, wacht_bij: awaitedBy }: ManagedRoom) {
    setOutcome('')
    const confirmed = await question({
      titel: 'Archiveren',
      alineas: [
        'Deze kamer is dan niet meer te kiezen. Rondes die al gespeeld zijn, blijven leesbaar.',
        ...(awaitedBy.length > 0
          ? [`Hij gaat ook uit het spel dat klaarstaat voor ${awaitedBy.join(', ')}.`]
          : []),
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!confirmed) return
    if (await execute(`${ROOM_API}/${id}/archief`)) done('Gearchiveerd.')
    else reload()
  }

  async function restore({ id }: ManagedRoom) {
    setOutcome('')
    if (await execute(`${ROOM_API}/${id}/terug`)) done('Weer te kiezen.')
  }

  function done(text: string) {
    setOutcome(text)
    reload()
  }

  return {
    velden: fields,
    verander: change,
    slaOp: saveForm,
    archiveer: archive,
    haalTerug: restore,
    gedaan: outcome,
    ...action,
  }
}

/** The page's own facts; what was typed stays. */
const reload = () => router.reload()

type Begin = Partial<Record<TextField, string>> & Partial<Record<NumberField, number>>

function begin(stored: Begin): RoomFields {
  return Object.fromEntries(
    [...TEXTS, ...NUMBERS].map((field) => [field, String(stored[field] ?? '')])
  ) as RoomFields
}

/** A game may have begun while somebody typed: what is fixed stands as it is, the rest as it was typed. */
function withFixedFields(typed: RoomFields, room: ManagedRoom): RoomFields {
  const fixed = ['antwoord', ...SCORE_FIELDS] as const
  return { ...typed, ...Object.fromEntries(fixed.map((field) => [field, String(room[field])])) }
}

/** Numbers as numbers; the server says what is wrong with an empty one. */
function asData(fields: RoomFields): object {
  const number = (typed: string) => (typed.trim() === '' ? null : Number(typed))
  return {
    ...Object.fromEntries(TEXTS.map((field) => [field, fields[field]])),
    ...Object.fromEntries(NUMBERS.map((field) => [field, number(fields[field])])),
  }
}
