import { RoomForm } from '~/components/beheer/roomformulier'
import type { ManagedRoom, Profiles } from '~/components/beheer/room_typen'
import { Dialog } from '~/components/spelen/dialoog'
import { Breadcrumb } from '~/components/ui/kruimelpad'
import { useDialog } from '~/hooks/use_dialoog'
import { inAdmin } from '~/layouts/beheer'

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
