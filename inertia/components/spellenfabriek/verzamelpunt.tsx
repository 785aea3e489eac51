import { Titel } from '~/components/spellenfabriek/titel'
import { Icoon } from '~/components/ui/icoon'
import type { Teamspel } from '~/hooks/use_teamspel'
import { teamnaam } from '~/types_live'

/** Waiting for the others, and for the game master. */
export function Verzamelpunt({ spel }: { spel: Teamspel }) {
  const { snapshot, aanwezig } = spel
  const online = new Set(aanwezig.map(({ id }) => id))
  return (
    <section aria-labelledby="verzamelpunt">
      <Titel id="verzamelpunt">Welkom, {teamnaam(snapshot.team)}</Titel>
      <p className="mt-2 text-lg">Zo meteen begint het. Houd dit scherm bij de hand.</p>
      <h2 className="mt-7 text-xl">Wie er zijn</h2>
      <ul className="mt-3 grid gap-2">
        {snapshot.teams.map((team) => {
          const er = online.has(`team-${team.id}`)
          return (
            <li key={team.id} className="kist flex min-h-14 items-center gap-3 px-4 py-2">
              <Icoon
                naam={er ? 'vinkje' : 'klok'}
                className={`size-6 ${er ? 'text-mos' : 'text-zacht'}`}
              />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{teamnaam(team)}</span>
              <span className="text-zacht">{er ? 'aanwezig' : 'nog niet'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
