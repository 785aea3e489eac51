import { rangschik } from '#domain/spellenfabriek/punten'
import { Icoon } from '~/components/ui/icoon'
import type { Schermsnapshot, Schermteam } from '~/types_scherm'

/** How many teams fit in a column before there is one more; while they gather there are no rooms below. */
const RIJEN = { verzamelt: 9, speelt: 6 }

/** The teams: who is there while they gather, how they stand while they play. */
export function Scorebord({ snapshot: { status, teams, scores_verborgen: geheim } }: Props) {
  const verzamelt = status === 'open'
  const gerangschikt = rangschik(teams.filter(heeftStand))
  /** Names alone leave room for one column more. */
  const meeste = verzamelt || geheim ? 4 : 3
  const kolommen = Math.min(
    meeste,
    Math.ceil(teams.length / RIJEN[verzamelt ? 'verzamelt' : 'speelt'])
  )
  const titel = verzamelt ? 'De teams' : status === 'timeout' ? 'De stand' : 'Tussenstand'
  return (
    <section aria-label={titel} className="scherm-bord">
      {geheim && !verzamelt && (
        <p className="scherm-geheim">
          <Icoon naam="slot" /> De stand blijft geheim tot de eindscores
        </p>
      )}
      <ol className="scherm-teams" data-kolommen={kolommen}>
        {verzamelt || geheim
          ? teams.map((team) => (
              <li key={team.team_id}>
                {verzamelt && (
                  <Icoon
                    naam={team.naam_gekozen ? 'vinkje' : 'klok'}
                    className={`size-[1em] ${team.naam_gekozen ? 'text-mos' : 'text-zacht'}`}
                  />
                )}
                <span className="scherm-naam">{team.naam}</span>
                {verzamelt && (
                  <span className="sr-only">
                    {team.naam_gekozen ? 'heeft een naam' : 'kiest nog een naam'}
                  </span>
                )}
              </li>
            ))
          : gerangschikt.map(({ team_id: id, plaats, naam, punten, klaar }) => (
              <li key={id} className={plaats === 1 && klaar > 0 ? 'scherm-eerste' : ''}>
                <span className="scherm-plaats">{plaats}</span>
                <span className="scherm-naam">{naam}</span>
                <span className="scherm-klaar">
                  <Icoon naam="vinkje" className="size-[0.8em] text-mos" />
                  <span className="sr-only">kamers klaar: </span>
                  {klaar}
                </span>
                <span className="scherm-punten">
                  {punten}
                  <span className="sr-only"> {punten === 1 ? 'punt' : 'punten'}</span>
                </span>
              </li>
            ))}
      </ol>
    </section>
  )
}

type Props = { snapshot: Schermsnapshot }
type MetStand = Schermteam & { punten: number; klaar: number }

const heeftStand = (team: Schermteam): team is MetStand =>
  team.punten !== null && team.klaar !== null
