import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'

const PER_ROW = [3, 4, 5, 6, 7] as const

/** The rooms of the hall, and the teams in them. */
export function ScreenRooms({
  rooms,
}: {
  rooms: Data.Live.BigScreen.ScreenSnapshot['rooms'][number][]
}) {
  const columns = PER_ROW.find((count) => count * 2 >= rooms.length) ?? 8
  return (
    <ul aria-label="Kamers" className="screen-rooms" data-columns={columns}>
      {rooms.map(({ id, volgnummer: sequenceNumber, naam: name, bezet_door: team }) => (
        <li key={id} className={team ? 'screen-occupied' : ''}>
          <span className="screen-room">
            <span className="font-code">{sequenceNumber}</span> {name}
          </span>
          <span className="screen-who">
            <Icon name={team ? 'lock' : 'checkmark'} className="size-[0.9em]" />
            <span className="screen-name">{team ?? 'Vrij'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
