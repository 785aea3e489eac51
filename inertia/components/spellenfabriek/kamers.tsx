import { Titel } from '~/components/spellenfabriek/titel'
import { Icoon } from '~/components/ui/icoon'
import { verbruikVan, type Teamspel } from '~/hooks/use_teamspel'
import { inPunten, teamnaam, type Teamroom } from '~/types_live'

/** The rooms of the factory: free, taken or done. */
export function Kamers({ spel }: { spel: Teamspel }) {
  const rooms = spel.spel?.rooms ?? []
  const klaar = rooms.filter(({ id }) => verbruikVan(spel, id).klaar).length
  return (
    <section aria-labelledby="kamers">
      <div className="flex items-baseline justify-between gap-4">
        <Titel id="kamers">Kies een kamer</Titel>
        <p className="font-code">
          {klaar} van {rooms.length}
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rooms.map((room) => (
          <Deur key={room.id} spel={spel} room={room} />
        ))}
      </ul>
    </section>
  )
}

function Deur({ spel, room }: { spel: Teamspel; room: Teamroom }) {
  const { klaar, points } = verbruikVan(spel, room.id)
  const bezet = spel.snapshot.occupied.find((een) => een.spellenfabriek_room_id === room.id)
  const dicht = klaar || bezet !== undefined || spel.spel?.gepauzeerd_sinds !== null
  return (
    <li className={`kist flex flex-col gap-2 p-4 ${klaar ? 'border-mos' : ''}`}>
      <h2 className="text-xl wrap-anywhere">
        <span className="font-code text-zacht">{room.volgnummer}</span> {room.naam}
      </h2>
      <p className="flex flex-1 items-center gap-2">
        {klaar ? (
          <>
            <Icoon naam="vinkje" className="size-6 text-mos" /> Opgelost, {inPunten(points)}
          </>
        ) : bezet ? (
          <>
            <Icoon naam="slot" className="size-6" />
            <span className="min-w-0 wrap-anywhere">Hier is {teamnaam(bezet.team)}</span>
          </>
        ) : (
          <>
            <Icoon naam="klok" className="size-6 text-zacht" /> Vrij, ongeveer {room.tijdschatting}{' '}
            minuten
          </>
        )}
      </p>
      {klaar && room.antwoord && (
        <p>
          Antwoord: <strong className="font-code">{room.antwoord}</strong>
        </p>
      )}
      {!klaar && (
        <button
          type="button"
          className="knop min-h-12 w-full"
          disabled={dicht}
          aria-busy={spel.bezig}
          onClick={() => void spel.betreed(room)}
        >
          Naar binnen <span className="sr-only">bij {room.naam}</span>
        </button>
      )}
    </li>
  )
}
