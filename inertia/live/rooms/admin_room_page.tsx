import type { Data } from '@generated/data'
import { RoomForm } from './room_form'
import type { Profiles } from './room_points_fields'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  room: Data.Live.Rooms.Room.Variants['forEditor'] | null
  sequenceNumber: number
  profiles: Profiles
}

export default function Room({ title, room, sequenceNumber, profiles }: Props) {
  const dialog = useDialog()
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Kamers', href: adminUrlFor('room_screen.index') }, { text: title }]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      {room?.gearchiveerd && (
        <p>
          <strong>Gearchiveerd.</strong> Deze kamer is niet te kiezen; in eerdere rondes blijft hij
          staan.
        </p>
      )}
      <RoomForm room={room} sequenceNumber={sequenceNumber} profiles={profiles} dialog={dialog} />
      <Dialog dialog={dialog} />
    </div>
  )
}

Room.layout = inAdmin
