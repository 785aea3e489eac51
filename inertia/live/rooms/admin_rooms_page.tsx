import { Link } from '@inertiajs/react'
import { Panel } from '~/admin/shell/panel'
import { RoomList } from './room_list'
import type { RoomRow } from './managed_room_types'
import { inAdmin } from '~/layouts/admin_layout'

type Props = { titel: string; rooms: RoomRow[] }

export default function Rooms({ titel: title, rooms }: Props) {
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{title}</h1>
        <Link href="/dashboard/rooms/nieuw" className="knop knop-lak">
          Kamer toevoegen
        </Link>
      </div>
      <Panel titel={rooms.length === 1 ? '1 kamer' : `${rooms.length} kamers`}>
        {rooms.length === 0 ? (
          <p className="text-zacht">
            Er zijn nog geen kamers. Kies 'Kamer toevoegen'; daarna is de kamer te kiezen bij de
            Spellenfabriek van een klant.
          </p>
        ) : (
          <RoomList rooms={rooms} />
        )}
      </Panel>
    </div>
  )
}

Rooms.layout = inAdmin
