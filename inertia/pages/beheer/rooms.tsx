import { Link } from '@inertiajs/react'
import { Paneel } from '~/components/beheer/paneel'
import { Roomlijst } from '~/components/beheer/roomlijst'
import type { Roomregel } from '~/components/beheer/room_typen'
import { inBeheer } from '~/layouts/beheer'

type Props = { titel: string; rooms: Roomregel[] }

export default function Rooms({ titel, rooms }: Props) {
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{titel}</h1>
        <Link href="/dashboard/rooms/nieuw" className="knop knop-lak">
          Kamer toevoegen
        </Link>
      </div>
      <Paneel titel={rooms.length === 1 ? '1 kamer' : `${rooms.length} kamers`}>
        {rooms.length === 0 ? (
          <p className="text-zacht">
            Er zijn nog geen kamers. Kies 'Kamer toevoegen'; daarna is de kamer te kiezen bij de
            Spellenfabriek van een klant.
          </p>
        ) : (
          <Roomlijst rooms={rooms} />
        )}
      </Paneel>
    </div>
  )
}

Rooms.layout = inBeheer
