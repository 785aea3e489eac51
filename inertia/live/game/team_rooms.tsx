import type { Data } from '@generated/data'
import { Door } from '~/live/doors/door'
import { houseIn } from '~/live/doors/house_in'
import { AllSolved } from './scenes/all_solved'
import { LostRoom } from './scenes/lost_room'
import { Title } from './title'
import { Icon } from '~/ui/icon'
import { isShown, usageOf, type TeamGame } from './use_team_game'
import { inPoints, teamName } from './team_words'
import { Heading } from '~/ui/heading'

/** The rooms of the factory, as a street of doors: free, taken or done. */
export function Rooms({ game }: { game: TeamGame }) {
  const rooms = game.game?.rooms ?? []
  const done = rooms.filter(({ id }) => usageOf(game, id).done).length
  return (
    <section aria-labelledby="kamers">
      <LostRoom game={game} />
      {game.snapshot.alles_opgelost ? (
        <AllSolved game={game} />
      ) : (
        <div className="flex items-baseline justify-between gap-4">
          <Title id="kamers">Kies een kamer</Title>
          <p className="font-code">
            {done} van {rooms.length}
          </p>
        </div>
      )}
      <ul className="street mt-5">
        {rooms.map((room) => (
          <Place key={room.id} game={game} room={room} />
        ))}
      </ul>
    </section>
  )
}

type PlaceProps = { game: TeamGame; room: Data.Live.Game.TeamRoom }

/** One house of the street, and what a team can do there. */
function Place({ game, room }: PlaceProps) {
  const { done } = usageOf(game, room.id)
  const taken = game.snapshot.occupied.find((one) => one.spellenfabriek_room_id === room.id)
  const closed = taken !== undefined || game.game?.gepauzeerd_sinds !== null
  const finished = isShown(game, room) ? 'told' : 'done'
  const state = done ? finished : taken ? 'taken' : 'free'
  return (
    <li className="flex flex-col">
      <Door house={houseIn(game.game?.rooms ?? [], room)} state={state} number={room.volgnummer} />
      <div className="flex flex-1 flex-col gap-2 px-1 pt-2.5">
        <Heading level={2} size="house" className="hyphens-auto wrap-anywhere">
          <span className="sr-only">{room.volgnummer} </span>
          {room.naam}
        </Heading>
        <PlaceState game={game} room={room} />
        {!done && (
          <button
            type="button"
            className="button min-h-12 w-full px-2"
            disabled={closed}
            aria-busy={game.busy}
            onClick={() => void game.enter(room)}
          >
            Naar binnen <span className="sr-only">bij {room.naam}</span>
          </button>
        )}
      </div>
    </li>
  )
}

/** The team in a room, or the points that it brought. */
function PlaceState({ game, room }: PlaceProps) {
  const { done, points } = usageOf(game, room.id)
  const taken = game.snapshot.occupied.find((one) => one.spellenfabriek_room_id === room.id)
  if (done)
    return (
      <>
        {isShown(game, room) ? (
          <p className="font-semibold">Antwoord getoond, {inPoints(points)}</p>
        ) : (
          <p className="flex items-start gap-1.5 font-semibold text-moss">
            <Icon name="checkmark" className="mt-1 size-5" /> Opgelost, {inPoints(points)}
          </p>
        )}
        {room.antwoord && (
          <p className="wrap-anywhere">
            Antwoord: <strong className="font-code">{room.antwoord}</strong>
          </p>
        )}
      </>
    )
  if (taken)
    return (
      <p className="flex flex-1 items-start gap-1.5">
        <Icon name="lock" className="mt-1 size-5" />
        <span className="min-w-0 wrap-anywhere">Hier is {teamName(taken.team)}</span>
      </p>
    )
  return (
    <p className="flex flex-1 items-start gap-1.5">
      <Icon name="clock" className="mt-1 size-5 text-soft" /> Vrij, ongeveer {room.tijdschatting}{' '}
      minuten
    </p>
  )
}
