import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { inMinutes } from '~/ui/format_numbers'
import { Table } from '~/admin/shell/table'
import { Chip } from '~/admin/shell/chip'
import { adminUrlFor } from '~/wire/admin_routes'

const COLUMNS = [
  { number: 'Nr.' },
  'Adminnaam',
  'Naam',
  'Opbergkist',
  { number: 'Tijdschatting' },
  'Punten',
  'Stand',
] as const

/** All rooms; each row leads to its room. */
export function RoomList({
  rooms,
}: {
  rooms: readonly Data.Live.Rooms.Room.Variants['forList'][]
}) {
  return (
    <Table name="Kamers" columns={COLUMNS} onPhone="stacked">
      {rooms.map((room) => (
        <tr key={room.id}>
          <td data-heading="Nr." className="number">
            {room.volgnummer}
          </td>
          <th scope="row" className="name">
            <Link
              href={adminUrlFor('room_screen.show', { roomId: room.id })}
              className="link row-link"
            >
              {room.adminnaam}
            </Link>
          </th>
          <td data-heading="Naam" className="name">
            {room.naam}
          </td>
          <td data-heading="Opbergkist" className="name">
            {room.opberg}
          </td>
          <td data-heading="Tijdschatting" className="number whitespace-nowrap">
            {inMinutes(room.tijdschatting)}
          </td>
          <td data-heading="Punten" className="whitespace-nowrap">
            {room.profile ?? 'eigen'}{' '}
            <span className="text-soft">
              {room.min_punten} tot {room.max_punten}
            </span>
          </td>
          <td>
            <Chip tone={room.gearchiveerd ? 'over' : 'done'}>
              {room.gearchiveerd ? 'gearchiveerd' : 'te kiezen'}
            </Chip>
          </td>
        </tr>
      ))}
    </Table>
  )
}
