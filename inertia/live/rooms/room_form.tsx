import { Link } from '@inertiajs/react'
import { ErrorSummary } from '~/ui/error_summary'
import { Panel } from '~/admin/shell/panel'
import type { ManagedRoom, Profiles } from './managed_room_types'
import { RoomPoints } from './room_points'
import { RoomNames, RoomTexts } from './room_fields'
import { useRoom } from './use_room'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = {
  room: ManagedRoom | null
  volgnummer: number
  profielen: Profiles
  dialoog: DialogInUse
}

/** Makes a room or changes one; while it is being played its answer and points are fixed. */
export function RoomForm({
  room,
  volgnummer: sequenceNumber,
  profielen: profiles,
  dialoog: dialog,
}: Props) {
  const form = useRoom(room, sequenceNumber, profiles.middel, dialog)
  const {
    velden: fields,
    verander: change,
    slaOp: saveForm,
    archiveer: archive,
    haalTerug: restore,
    gedaan: outcome,
    bezig: busy,
    fout: error,
    errors,
  } = form
  const fixed = (room?.speelt_bij.length ?? 0) > 0
  const parts = { velden: fields, errors, onVerander: change }

  return (
    <Panel titel="Gegevens">
      <form onSubmit={saveForm} noValidate className="space-y-5">
        {fixed && (
          <p className="font-semibold">
            Deze kamer wordt nu gespeeld bij {room?.speelt_bij.join(', ')}. Het antwoord en de
            punten liggen vast tot dat spel is afgelopen; de teksten kun je nu wel verbeteren.
          </p>
        )}
        <ErrorSummary errors={errors} />
        <RoomNames {...parts} />
        <RoomTexts {...parts} vast={fixed} />
        <RoomPoints {...parts} vast={fixed} profielen={profiles} />
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="knop knop-lak">
            Opslaan
          </button>
          {room && !room.gearchiveerd && !fixed && (
            <button type="button" aria-busy={busy} onClick={() => archive(room)} className="knop">
              Archiveren
            </button>
          )}
          {room?.gearchiveerd && (
            <button type="button" aria-busy={busy} onClick={() => restore(room)} className="knop">
              Terughalen uit het archief
            </button>
          )}
          <Link href="/dashboard/rooms" className="knop">
            Terug
          </Link>
          <p role="status" className="font-semibold text-mos">
            {outcome}
          </p>
        </div>
      </form>
    </Panel>
  )
}
