import { onthulvolgorde, podium, PODIUM, type Trede } from '#domain/spellenfabriek/onthulling'
import { useOnthulling } from '~/hooks/use_onthulling'
import type { Plaats } from '~/types_live'

type Props = { naam: string; eindstand: Plaats[] }

/** The final scores, told from the last place up; at the end the podium. */
export function Onthulling({ naam, eindstand }: Props) {
  const treden = onthulvolgorde(eindstand)
  const gedaan = useOnthulling(treden.length + 1)
  const nu = treden[gedaan - 1]
  return (
    <section aria-label="De eindstand" className="scherm-onthulling">
      <h1>De eindstand van {naam}</h1>
      <div aria-live="polite" className="scherm-toneel">
        {gedaan > treden.length ? (
          <Podium treden={podium(eindstand)} />
        ) : nu ? (
          <Nu key={nu.plaats} trede={nu} />
        ) : (
          <p className="scherm-nu">Wie heeft er gewonnen?</p>
        )}
      </div>
      <Rest teams={eerderVerteld(eindstand, treden, gedaan)} />
    </section>
  )
}

/** Who was told and is not on the stage now, the best first. */
function eerderVerteld(eindstand: Plaats[], treden: Trede<Plaats>[], gedaan: number) {
  if (gedaan > treden.length) return eindstand.filter(({ plaats }) => plaats > PODIUM)
  const verteld = new Set(treden.slice(0, Math.max(0, gedaan - 1)).map(({ plaats }) => plaats))
  return eindstand.filter(({ plaats }) => verteld.has(plaats))
}

function Nu({ trede: { plaats, teams } }: { trede: Trede<Plaats> }) {
  return (
    <div className="scherm-nu" data-veel={teams.length > 2 ? true : undefined}>
      <p className="scherm-plek">{plaats}e plaats</p>
      {teams.map((team) => (
        <p key={team.team_id} className="scherm-winnaar">
          {team.naam} <span className="font-code">{inPunten(team.punten)}</span>
        </p>
      ))}
    </div>
  )
}

function Podium({ treden }: { treden: Trede<Plaats>[] }) {
  return (
    <ol className="scherm-podium">
      {treden.map(({ plaats, teams }) => (
        <li key={plaats} data-plaats={plaats}>
          {teams.map((team) => (
            <p key={team.team_id} className="scherm-naam">
              {team.naam}
            </p>
          ))}
          <p className="scherm-trede">
            <span className="sr-only">plaats </span>
            {plaats}
            <span className="scherm-trede-punten">{inPunten(teams[0]!.punten)}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

function Rest({ teams }: { teams: Plaats[] }) {
  return (
    <ol aria-label="De andere plaatsen" className="scherm-teams scherm-rest" data-kolommen={3}>
      {teams.map(({ team_id: id, plaats, naam, punten }) => (
        <li key={id}>
          <span className="scherm-plaats">{plaats}</span>
          <span className="scherm-naam">{naam}</span>
          <span className="scherm-punten">{punten}</span>
        </li>
      ))}
    </ol>
  )
}

const inPunten = (punten: number) => `${punten} ${punten === 1 ? 'punt' : 'punten'}`
