import { Link } from '@inertiajs/react'
import { inMinutes } from '~/ui/format_numbers'
import type { RoomRow } from './managed_room_types'
import { Table } from '~/admin/shell/table'

const COLUMNS = [
  { getal: 'Nr.' },
  'Adminnaam',
  'Naam',
  'Opbergkist',
  { getal: 'Tijdschatting' },
  'Punten',
  'Stand',
] as const

/** All rooms; each row leads to its room. */
export function RoomList({ rooms }: { rooms: readonly RoomRow[] }) {
  return (
    <Table naam="Kamers" kolommen={COLUMNS}>
      {rooms.map((room) => (
        <tr key={room.id} className="hover:bg-vlak-diep">
          <td className="getal">{room.volgnummer}</td>
          <th scope="row" className="naam">
            <Link href={`/dashboard/rooms/${room.id}`} className="link rijlink">
              {room.adminnaam}
            </Link>
          </th>
          <td className="naam">{room.naam}</td>
          <td className="naam">{room.opberg}</td>
          <td className="getal whitespace-nowrap">{inMinutes(room.tijdschatting)}</td>
          <td className="whitespace-nowrap">
            {room.profiel ?? 'eigen'}{' '}
            <span className="text-zacht">
              {room.min_punten} tot {room.max_punten}
            </span>
          </td>
          <td>{room.gearchiveerd ? <strong>gearchiveerd</strong> : <span>te kiezen</span>}</td>
        </tr>
      ))}
    </Table>
  )
}
