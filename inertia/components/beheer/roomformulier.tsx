import { Link } from '@inertiajs/react'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { Paneel } from '~/components/beheer/paneel'
import type { Beheerroom, Profielen } from '~/components/beheer/room_typen'
import { Roompunten } from '~/components/beheer/roompunten'
import { Roomnamen, Roomteksten } from '~/components/beheer/roomvelden'
import { useRoom } from '~/components/beheer/use_room'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

type Props = {
  room: Beheerroom | null
  volgnummer: number
  profielen: Profielen
  dialoog: DialoogInGebruik
}

/** Makes a room or changes one; while it is being played its answer and points are fixed. */
export function Roomformulier({ room, volgnummer, profielen, dialoog }: Props) {
  const formulier = useRoom(room, volgnummer, profielen.middel, dialoog)
  const { velden, verander, slaOp, archiveer, haalTerug, gedaan, bezig, fout, errors } = formulier
  const vast = (room?.speelt_bij.length ?? 0) > 0
  const delen = { velden, errors, onVerander: verander }

  return (
    <Paneel titel="Gegevens">
      <form onSubmit={slaOp} noValidate className="space-y-5">
        {vast && (
          <p className="font-semibold">
            Deze kamer wordt nu gespeeld bij {room?.speelt_bij.join(', ')}. Het antwoord en de
            punten liggen vast tot dat spel is afgelopen; de teksten kun je nu wel verbeteren.
          </p>
        )}
        <Foutenoverzicht errors={errors} />
        <Roomnamen {...delen} />
        <Roomteksten {...delen} vast={vast} />
        <Roompunten {...delen} vast={vast} profielen={profielen} />
        <AlgemeneFout>{fout}</AlgemeneFout>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={bezig} className="knop knop-lak">
            Opslaan
          </button>
          {room && !room.gearchiveerd && !vast && (
            <button
              type="button"
              aria-busy={bezig}
              onClick={() => archiveer(room)}
              className="knop"
            >
              Archiveren
            </button>
          )}
          {room?.gearchiveerd && (
            <button
              type="button"
              aria-busy={bezig}
              onClick={() => haalTerug(room)}
              className="knop"
            >
              Terughalen uit het archief
            </button>
          )}
          <Link href="/dashboard/rooms" className="knop">
            Terug
          </Link>
          <p role="status" className="font-semibold text-mos">
            {gedaan}
          </p>
        </div>
      </form>
    </Paneel>
  )
}
