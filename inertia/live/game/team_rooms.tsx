import type { Data } from '@generated/data'
import { Title } from './title'
import { LostRoom } from './lost_room'
import { Icon } from '~/ui/icon'
import { usageOf, type TeamGame } from './use_team_game'
import { inPoints, teamName } from './team_words'
import { Heading } from '~/ui/heading'

/** The rooms of the factory: free, taken or done. */
export function Rooms({ game }: { game: TeamGame }) {
  const rooms = game.game?.rooms ?? []
  const done = rooms.filter(({ id }) => usageOf(game, id).done).length
  return (
    <section aria-labelledby="kamers">
      <LostRoom game={game} />
      <div className="flex items-baseline justify-between gap-4">
        <Title id="kamers">Kies een kamer</Title>
        <p className="font-code">
          {done} van {rooms.length}
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rooms.map((room) => (
          <Door key={room.id} game={game} room={room} />
        ))}
      </ul>
    </section>
  )
}

function Door({ game, room }: { game: TeamGame; room: Data.Live.Game.TeamRoom }) {
  const { done, points } = usageOf(game, room.id)
  const taken = game.snapshot.occupied.find((one) => one.spellenfabriek_room_id === room.id)
  const closed = done || taken !== undefined || game.game?.gepauzeerd_sinds !== null
  return (
    <li className={`case flex flex-col gap-2 p-4 ${done ? 'border-moss' : ''}`}>
      <Heading level={2} size="panel" className="wrap-anywhere">
        <span className="font-code text-soft">{room.volgnummer}</span> {room.naam}
      </Heading>
      <p className="flex flex-1 items-center gap-2">
        {done ? (
          <>
            <Icon name="checkmark" className="size-6 text-moss" /> Opgelost, {inPoints(points)}
          </>
        ) : taken ? (
          <>
            <Icon name="lock" className="size-6" />
            <span className="min-w-0 wrap-anywhere">Hier is {teamName(taken.team)}</span>
          </>
        ) : (
          <>
            <Icon name="clock" className="size-6 text-soft" /> Vrij, ongeveer {room.tijdschatting}{' '}
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
          className="button min-h-12 w-full"
          disabled={closed}
          aria-busy={game.busy}
          onClick={() => void game.enter(room)}
        >
          Naar binnen <span className="sr-only">bij {room.naam}</span>
        </button>
      )}
    </li>
  )
}
