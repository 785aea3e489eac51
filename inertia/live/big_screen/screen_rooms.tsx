import type { Data } from '@generated/data'
import { Fit } from './fit'
import { TeamSign, teamColour } from '~/live/teams/team_sign'

type ScreenSnapshot = Data.Live.BigScreen.ScreenSnapshot
type Props = Pick<ScreenSnapshot, 'rooms' | 'teams'>

const PER_ROW = [3, 4, 5, 6, 7] as const

/** The rooms of the hall as doors, and the teams behind them. */
export function ScreenRooms({ rooms, teams }: Props) {
  const columns = PER_ROW.find((count) => count * 2 >= rooms.length) ?? 8
  return (
    <ul
      aria-label="Kamers"
      className="screen-rooms"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {rooms.map(({ id, volgnummer: sequenceNumber, naam: name, bezet_door: team }) => {
        /** No two teams of a game have the same name. */
        const index = teams.findIndex(({ naam }) => naam === team)
        return (
          <li
            key={id}
            className={team ? 'screen-occupied' : ''}
            style={team ? { borderColor: teamColour(index) } : undefined}
          >
            <span className="screen-room">
              <span className="screen-number">{sequenceNumber}</span>
              <Fit className="screen-room-name">{name}</Fit>
            </span>
            <span className="screen-who">
              {team ? (
                <>
                  <TeamSign index={Math.max(0, index)} className="screen-sign" />
                  <Fit className="screen-name">{team}</Fit>
                </>
              ) : (
                'Vrij'
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
