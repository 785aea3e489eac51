import { Icon } from '~/ui/icon'
import type { ScreenRoom } from './screen_types'

const PER_ROW = [3, 4, 5, 6, 7] as const

/** The rooms of the hall, and who is in them. */
export function ScreenRooms({ rooms }: { rooms: ScreenRoom[] }) {
  const columns = PER_ROW.find((count) => count * 2 >= rooms.length) ?? 8
  return (
    <ul aria-label="Kamers" className="scherm-kamers" data-kolommen={columns}>
      {rooms.map(({ id, volgnummer: sequenceNumber, naam: name, bezet_door: team }) => (
        <li key={id} className={team ? 'scherm-bezet' : ''}>
          <span className="scherm-kamer">
            <span className="font-code">{sequenceNumber}</span> {name}
          </span>
          <span className="scherm-wie">
            <Icon naam={team ? 'slot' : 'vinkje'} className="size-[0.9em]" />
            <span className="scherm-naam">{team ?? 'Vrij'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
