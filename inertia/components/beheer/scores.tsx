import { useState } from 'react'
import { Paneel } from '~/components/beheer/paneel'
import { Puntencorrectie } from '~/components/beheer/puntencorrectie'
import { scoreregels } from '~/components/beheer/scoreregels'
import { Tabel } from '~/components/beheer/tabel'
import { Teamnaam } from '~/components/beheer/teamnaam'
import type { Klantteam, Spelpaneel } from '~/components/beheer/typen'

const KOLOMMEN = [
  { getal: 'Plaats' },
  'Team',
  { getal: 'Punten' },
  { getal: 'Kamers klaar' },
  { getal: 'Foute antwoorden' },
  { getal: 'Hints gebruikt' },
  { verborgen: 'Actie' },
] as const

/** The score board of the round; once the time is over it is in order of the points. */
export function Scores({ snapshot, spel, doe }: Spelpaneel) {
  const [gekozen, setGekozen] = useState<Klantteam | null>(null)
  const [melding, setMelding] = useState<string | null>(null)
  const voorbij = spel.status === 'timeout' || spel.status === 'finished'

  function sluit(zin?: string) {
    if (gekozen) document.getElementById(knopId(gekozen))?.focus()
    setGekozen(null)
    setMelding(zin ?? null)
  }

  return (
    <Paneel titel={voorbij ? 'Eindstand' : 'Tussenstand'}>
      <Tabel naam={voorbij ? 'Eindstand' : 'Tussenstand'} kolommen={KOLOMMEN}>
        {scoreregels(snapshot, voorbij).map(({ team, plaats, klaar, fout, hints }) => (
          <tr key={team.id} className={voorbij && plaats === 1 ? 'font-bold' : ''}>
            <td className="getal">{plaats}</td>
            <th scope="row" className="naam">
              <Teamnaam team={team} />
            </th>
            <td className="getal font-bold">{team.punten}</td>
            <td className="getal">{klaar}</td>
            <td className="getal">{fout}</td>
            <td className="getal">{hints}</td>
            <td>
              <button
                id={knopId(team)}
                type="button"
                aria-expanded={gekozen?.id === team.id}
                onClick={() => setGekozen(team)}
                className="knop whitespace-nowrap"
              >
                Punten corrigeren<span className="sr-only"> van {team.name}</span>
              </button>
            </td>
          </tr>
        ))}
      </Tabel>
      <p role="status" className="mt-3 font-semibold text-mos">
        {melding}
      </p>
      {gekozen && (
        <Puntencorrectie
          key={gekozen.id}
          klantId={snapshot.id}
          team={gekozen}
          doe={doe}
          onSluit={sluit}
        />
      )}
    </Paneel>
  )
}

const knopId = ({ id }: Klantteam) => `punten-van-${id}`
