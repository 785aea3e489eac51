import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { ErrorSummary } from '~/ui/error_summary'
import { Panel } from '~/admin/shell/panel'
import { EmblemChoice } from './emblem_choice'
import type { Profiles } from './room_points_fields'
import { RoomPoints } from './room_points_fields'
import { RoomNames, RoomTexts } from './room_fields'
import { EMBLEM, ROOM_NAMES } from './room_values'
import { useRoom } from './use_room'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { Outcome } from '~/admin/shell/outcome'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  room: Data.Live.Rooms.Room.Variants['forEditor'] | null
  sequenceNumber: number
  profiles: Profiles
  dialog: DialogInUse
}

/**
 * Creates a room or changes one. While the room is being played its answer and points are fixed.
 */
export function RoomForm({ room, sequenceNumber, profiles, dialog }: Props) {
  const form = useRoom(room, sequenceNumber, profiles.middel, dialog)
  const { kept, fields, change, saveForm, archive, restore, outcome, busy, error, errors } = form
  const fixed = (room?.speelt_bij.length ?? 0) > 0
  const parts = { fields, errors, onChange: change }

  return (
    <Panel title="Gegevens">
      <form onSubmit={saveForm} noValidate className="space-y-5">
        {fixed && (
          <p className="font-semibold">
            Deze kamer wordt nu gespeeld bij {room?.speelt_bij.join(', ')}. Het antwoord en de
            punten liggen vast tot dat spel is afgelopen; de teksten kun je nu wel verbeteren.
          </p>
        )}
        <ErrorSummary errors={errors} />
        <RoomNames {...parts} />
        <EmblemChoice
          chosen={fields[EMBLEM]}
          roomId={room?.id ?? null}
          onChoose={(emblem) => change({ [EMBLEM]: emblem })}
        />
        <RoomTexts {...parts} fixed={fixed} />
        <RoomPoints {...parts} fixed={fixed} profiles={profiles} />
        <GeneralError>{error}</GeneralError>
        <KeptNotes kept={kept} names={ROOM_NAMES} />
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="button button-primary">
            Opslaan
          </button>
          {room && !room.gearchiveerd && !fixed && (
            <button type="button" aria-busy={busy} onClick={() => archive(room)} className="button">
              Archiveren
            </button>
          )}
          {room?.gearchiveerd && (
            <button type="button" aria-busy={busy} onClick={() => restore(room)} className="button">
              Terughalen uit het archief
            </button>
          )}
          <Link href={adminUrlFor('room_screen.index')} className="button">
            Terug
          </Link>
          <Outcome>{outcome}</Outcome>
        </div>
      </form>
    </Panel>
  )
}
