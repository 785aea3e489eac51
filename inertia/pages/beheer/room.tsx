import { Roomformulier } from '~/components/beheer/roomformulier'
import type { Beheerroom, Profielen } from '~/components/beheer/room_typen'
import { Dialoog } from '~/components/spelen/dialoog'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { useDialoog } from '~/hooks/use_dialoog'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  room: Beheerroom | null
  volgnummer: number
  profielen: Profielen
}

export default function Room({ titel, room, volgnummer, profielen }: Props) {
  const dialoog = useDialoog()
  return (
    <div className="space-y-5">
      <Kruimelpad kruimels={[{ tekst: 'Kamers', href: '/dashboard/rooms' }, { tekst: titel }]} />
      <h1 className="text-3xl">{titel}</h1>
      {room?.gearchiveerd && (
        <p>
          <strong>Gearchiveerd.</strong> Deze kamer is niet te kiezen; in eerdere rondes blijft hij
          staan.
        </p>
      )}
      <Roomformulier room={room} volgnummer={volgnummer} profielen={profielen} dialoog={dialoog} />
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

Room.layout = inBeheer
