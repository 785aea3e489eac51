import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { PageHead } from '~/admin/shell/lists/page_head'
import { Panel } from '~/admin/shell/panel'
import { RoomList } from './room_list'
import { inAdmin } from '~/layouts/admin_layout'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = { title: string; rooms: Data.Live.Rooms.Room.Variants['forList'][] }

export default function Rooms({ title, rooms }: Props) {
  return (
    <div className="space-y-5">
      <PageHead title={title}>
        <Link href={adminUrlFor('room_screen.create')} className="button button-primary">
          Kamer toevoegen
        </Link>
      </PageHead>
      <Panel title={rooms.length === 1 ? '1 kamer' : `${rooms.length} kamers`}>
        {rooms.length === 0 ? (
          <p className="text-soft">
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
