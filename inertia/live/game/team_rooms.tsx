import { Title } from './title'
import { Icon } from '~/ui/icon'
import { usageOf, type TeamGame } from './use_team_game'
import { inPoints, teamName, type TeamRoom } from './snapshot_types'

/** The rooms of the factory: free, taken or done. */
export function Rooms({ spel: game }: { spel: TeamGame }) {
  const rooms = game.spel?.rooms ?? []
  const done = rooms.filter(({ id }) => usageOf(game, id).klaar).length
  return (
    <section aria-labelledby="kamers">
      <div className="flex items-baseline justify-between gap-4">
        <Title id="kamers">Kies een kamer</Title>
        <p className="font-code">
          {done} van {rooms.length}
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rooms.map((room) => (
          <Door key={room.id} spel={game} room={room} />
        ))}
      </ul>
    </section>
  )
}

function Door({ spel: game, room }: { spel: TeamGame; room: TeamRoom }) {
  const { klaar: done, points } = usageOf(game, room.id)
  const taken = game.snapshot.occupied.find((one) => one.spellenfabriek_room_id === room.id)
  const closed = done || taken !== undefined || game.spel?.gepauzeerd_sinds !== null
  return (
    <li className={`kist flex flex-col gap-2 p-4 ${done ? 'border-mos' : ''}`}>
      <h2 className="text-xl wrap-anywhere">
        <span className="font-code text-zacht">{room.volgnummer}</span> {room.naam}
      </h2>
      <p className="flex flex-1 items-center gap-2">
        {done ? (
          <>
            <Icon naam="vinkje" className="size-6 text-mos" /> Opgelost, {inPoints(points)}
          </>
        ) : taken ? (
          <>
            <Icon naam="slot" className="size-6" />
            <span className="min-w-0 wrap-anywhere">Hier is {teamName(taken.team)}</span>
          </>
        ) : (
          <>
            <Icon naam="klok" className="size-6 text-zacht" /> Vrij, ongeveer {room.tijdschatting}{' '}
            minuten
          </>
        )}
      </p>
      {done && room.antwoord && (
        <p>
          Antwoord: <strong className="font-code">{room.antwoord}</strong>
        </p>
      )}
      {!done && (
        <button
          type="button"
          className="knop min-h-12 w-full"
          disabled={closed}
          aria-busy={game.bezig}
          onClick={() => void game.betreed(room)}
        >
          Naar binnen <span className="sr-only">bij {room.naam}</span>
        </button>
      )}
    </li>
  )
}
