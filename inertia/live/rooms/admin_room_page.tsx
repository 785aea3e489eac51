import { RoomForm } from './room_form'
import type { ManagedRoom, Profiles } from './managed_room_types'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  room: ManagedRoom | null
  volgnummer: number
  profielen: Profiles
}

export default function Room({
  titel: title,
  room,
  volgnummer: sequenceNumber,
  profielen: profiles,
}: Props) {
  const dialog = useDialog()
  return (
    <div className="space-y-5">
      <Breadcrumb kruimels={[{ tekst: 'Kamers', href: '/dashboard/rooms' }, { tekst: title }]} />
      <h1 className="text-3xl">{title}</h1>
      {room?.gearchiveerd && (
        <p>
          <strong>Gearchiveerd.</strong> Deze kamer is niet te kiezen; in eerdere rondes blijft hij
          staan.
        </p>
      )}
      <RoomForm room={room} volgnummer={sequenceNumber} profielen={profiles} dialoog={dialog} />
      <Dialog dialoog={dialog} />
    </div>
  )
}

Room.layout = inAdmin
