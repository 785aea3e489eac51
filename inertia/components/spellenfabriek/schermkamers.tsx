import { Icoon } from '~/components/ui/icoon'
import type { Schermroom } from '~/types_scherm'

const PER_RIJ = [3, 4, 5, 6, 7] as const

/** The rooms of the hall, and who is in them. */
export function Schermkamers({ rooms }: { rooms: Schermroom[] }) {
  const kolommen = PER_RIJ.find((aantal) => aantal * 2 >= rooms.length) ?? 8
  return (
    <ul aria-label="Kamers" className="scherm-kamers" data-kolommen={kolommen}>
      {rooms.map(({ id, volgnummer, naam, bezet_door: team }) => (
        <li key={id} className={team ? 'scherm-bezet' : ''}>
          <span className="scherm-kamer">
            <span className="font-code">{volgnummer}</span> {naam}
          </span>
          <span className="scherm-wie">
            <Icoon naam={team ? 'slot' : 'vinkje'} className="size-[0.9em]" />
            <span className="scherm-naam">{team ?? 'Vrij'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
