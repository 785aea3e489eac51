import type { House } from '#domain/live/doors'
import type { Data } from '@generated/data'
import type { BoardLayout } from '#domain/live/big_screen/board_layout'
import { Cat } from './cat'
import { Door, type DoorState } from '~/live/doors/door'
import { houseIn } from '~/live/doors/house_in'
import { TeamSign } from '~/live/teams/team_sign'

type ScreenSnapshot = Data.Live.BigScreen.ScreenSnapshot
type Props = Pick<ScreenSnapshot, 'rooms' | 'teams' | 'status'> & {
  size: BoardLayout['street'] | 'scene'
}

/** The rooms of the hall as a street at night, with the sign of the team behind each door. */
export function Street({ rooms, teams, status, size }: Props) {
  if (size === 'none' || rooms.length === 0) return null
  return (
    <div className="screen-street" data-size={size}>
      <ul aria-label="Kamers" className="screen-houses">
        {rooms.map((room) => (
          <StreetHouse
            key={room.id}
            room={room}
            house={houseIn(rooms, room)}
            teams={teams}
            playing={status === 'started'}
          />
        ))}
      </ul>
      <Cat />
    </div>
  )
}

type HouseProps = {
  room: ScreenSnapshot['rooms'][number]
  house: House
  teams: ScreenSnapshot['teams']
  playing: boolean
}

function StreetHouse({ room, house, teams, playing }: HouseProps) {
  const { naam: name, volgnummer: number, bezet_door: team } = room
  /** No two teams of a game have the same name. */
  const index = teams.findIndex(({ naam: own }) => own === team)
  const state: DoorState = !playing ? 'shut' : team === null ? 'free' : 'taken'
  return (
    <li>
      <Door house={house} state={state} number={number} />
      <span className="sr-only">
        {name}: {!playing ? 'dicht' : (team ?? 'vrij')}
      </span>
      {playing && team !== null && (
        <TeamSign key={team} index={Math.max(0, index)} className="screen-visitor" />
      )}
    </li>
  )
}
