import type { Data } from '@generated/data'
import { Door, type DoorState } from '~/live/doors/door'
import { houseIn } from '~/live/doors/house_in'
import { Notice } from '../notice'
import { statusText } from '../status_text'
import { isShown, usageOf, type TeamGame } from '../use_team_game'

type TeamRoom = Data.Live.Game.TeamRoom

/** How many houses stand side by side on a phone. */
const IN_VIEW = 3

/** The scene before the gathering point opens: the street is still dark. */
export function Closed({ rooms }: { rooms: readonly TeamRoom[] }) {
  return (
    <Notice
      title="Nog even wachten"
      text={statusText('closed')}
      picture={<Houses street={rooms} rooms={rooms.slice(0, IN_VIEW)} state="shut" />}
    >
      Houd dit scherm bij de hand. Zodra de spelleider begint, gaat het hier vanzelf verder.
    </Notice>
  )
}

/** The time is over: what the team opened, and what to do until the final scores. */
export function TimeUp({ game }: { game: TeamGame }) {
  const rooms = game.game?.rooms ?? []
  const done = rooms.filter(({ id }) => usageOf(game, id).done)
  const solved = done.filter((room) => !isShown(game, room))
  return (
    <Notice
      title="De tijd is om"
      text={statusText('timeout')}
      picture={<Houses street={rooms} rooms={done.slice(-IN_VIEW)} state="done" />}
    >
      Jullie hebben {solved.length} van de {rooms.length} kamers opgelost. Ruim de spullen op, leg
      ze terug in hun kist en kom naar de spelleider: straks is de eindstand.
    </Notice>
  )
}

type HousesProps = {
  /** All rooms of the evening, of which some are shown. */
  street: readonly TeamRoom[]
  rooms: readonly TeamRoom[]
  state: DoorState
}

function Houses({ street, rooms, state }: HousesProps) {
  return (
    <div className="houses">
      {rooms.map((room) => (
        <Door key={room.id} house={houseIn(street, room)} state={state} number={room.volgnummer} />
      ))}
    </div>
  )
}
