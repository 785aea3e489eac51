import { router } from '@inertiajs/react'
import { useMemo, useState, type FormEvent } from 'react'
import { defaultEmblem } from '#domain/live/doors'
import type { ScoreRules } from '#domain/live/game/room_points'
import type { Data } from '@generated/data'
import { fieldsOf } from './score_rules'
import { asData, begin, withFixedFields, type RoomFields } from './room_values'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { useAction } from '~/admin/shell/use_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type ManagedRoom = Data.Live.Rooms.Room.Variants['forEditor']

/** A room while it is being created or changed. */
export function useRoom(
  room: ManagedRoom | null,
  sequenceNumber: number,
  defaults: ScoreRules,
  { confirm }: DialogInUse
) {
  const stored = useMemo(
    () => begin(room ?? { ...fieldsOf(defaults), ...firstChoice(sequenceNumber) }),
    [room, defaults, sequenceNumber]
  )
  const kept = useKeptFields(`room:${room?.id ?? 'new'}`, stored)
  const typed = kept.fields
  const fields = room && room.speelt_bij.length > 0 ? withFixedFields(typed, room) : typed
  const [outcome, setOutcome] = useState('')
  const { execute, ...action } = useAction({ fields: 'all' })

  function change(part: Partial<RoomFields>) {
    setOutcome('')
    kept.change(part)
  }

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    setOutcome('')
    if (!room) return create()
    const data = { ...asData(fields), gezien: room.gezien }
    if (!(await execute(adminRoute('admin_room.update', { roomId: room.id }), data)))
      return reload()
    kept.settle()
    done('Opgeslagen.')
  }

  async function create() {
    if (!(await execute(adminRoute('admin_room.store'), asData(fields)))) return
    kept.clear()
    router.visit(adminUrlFor('room_screen.index'))
  }

  async function archive({ id, wacht_bij: awaitedBy }: ManagedRoom) {
    setOutcome('')
    const confirmed = await confirm(archiving(awaitedBy))
    if (!confirmed) return
    if (await execute(adminRoute('admin_room.archive', { roomId: id }))) done('Gearchiveerd.')
    else reload()
  }

  async function restore({ id }: ManagedRoom) {
    setOutcome('')
    if (await execute(adminRoute('admin_room.restore', { roomId: id }))) done('Weer te kiezen.')
  }

  function done(text: string) {
    setOutcome(text)
    reload()
  }

  return { kept, fields, change, saveForm, archive, restore, outcome, ...action }
}

/** The values of a new room. */
const firstChoice = (sequenceNumber: number) => ({
  volgnummer: sequenceNumber,
  embleem: defaultEmblem(sequenceNumber),
})

/** Fetches the page's own data again; the typed text stays. */
const reload = () => router.reload()

const archiving = (awaitedBy: string[]) => ({
  title: 'Archiveren',
  paragraphs: [
    'Deze kamer is dan niet meer te kiezen. Rondes die al gespeeld zijn, blijven leesbaar.',
    ...(awaitedBy.length > 0
      ? [`Hij gaat ook uit het spel dat klaarstaat voor ${awaitedBy.join(', ')}.`]
      : []),
  ],
})
