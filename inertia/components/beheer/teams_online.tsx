import { alsKloktijd } from '~/components/beheer/getal'
import { Paneel } from '~/components/beheer/paneel'
import { Teamnaam } from '~/components/beheer/teamnaam'
import type { Klantteam } from '~/components/beheer/typen'
import { Icoon } from '~/components/ui/icoon'

type Props = { teams: readonly Klantteam[]; aanwezig: readonly { readonly id: string }[] }

/** Who is there; a team with three phones is there once. */
export function TeamsOnline({ teams, aanwezig }: Props) {
  const leden = new Set(aanwezig.map(({ id }) => id))
  const isOnline = ({ id }: Klantteam) => leden.has(`team-${id}`)
  return (
    <Paneel titel={`Teams online: ${teams.filter(isOnline).length} van ${teams.length}`}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {teams.map((team) => (
          <li
            key={team.id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-lijn-zacht py-1.5"
          >
            <Teamnaam team={team} />
            {isOnline(team) ? (
              <span className="inline-flex items-center gap-1.5 font-semibold text-mos">
                <Icoon naam="vinkje" /> online
              </span>
            ) : (
              <span className="text-zacht">niet online</span>
            )}
            <LaatsteUpdate team={team} />
          </li>
        ))}
      </ul>
    </Paneel>
  )
}

function LaatsteUpdate({ team }: { team: Klantteam }) {
  const momenten = [team, ...team.voortgang].flatMap(({ updated_at: op }) => op ?? [])
  const laatste = [...momenten].sort((een, ander) => Date.parse(ander) - Date.parse(een))[0]
  if (!laatste) return null
  return (
    <span className="col-span-2 text-sm text-zacht">
      Laatste update{' '}
      <time dateTime={laatste} className="tabular-nums">
        {alsKloktijd(laatste)}
      </time>
    </span>
  )
}
