import { Fragment } from 'react'
import { alsKloktijd } from '~/components/beheer/getal'
import { Paneel } from '~/components/beheer/paneel'
import { Tabel } from '~/components/beheer/tabel'
import type { Rondeuitslag } from '~/types_uitslag'

type Props = { uitslag: Rondeuitslag }

const KOLOMMEN = [
  'Team',
  'Kamer',
  'Opgelost',
  { getal: 'Punten' },
  { getal: 'Foute antwoorden' },
  'Hints',
] as const

/** A number that is added or taken. */
const metTeken = (getal: number) => (getal > 0 ? `+${getal}` : String(getal))

export function Ranglijst({ uitslag: { eindstand, bezig } }: Props) {
  const titel = bezig ? 'Tussenstand' : 'Eindstand'
  return (
    <Paneel titel={titel}>
      <Tabel
        naam={titel}
        kolommen={[{ getal: 'Plaats' }, 'Team', { getal: 'Punten' }, { getal: 'Kamers klaar' }]}
      >
        {eindstand.map(({ team_id: id, naam, punten, klaar, plaats }) => (
          <tr key={id} className={plaats === 1 && klaar > 0 ? 'font-bold' : ''}>
            <td className="getal">{plaats}</td>
            <th scope="row" className="naam">
              {naam}
            </th>
            <td className="getal">{punten}</td>
            <td className="getal">{klaar}</td>
          </tr>
        ))}
      </Tabel>
    </Paneel>
  )
}

/** What each team did in the rooms where it was, and what the game master gave or took. */
export function PerKamer({ uitslag: { eindstand, regels, correcties } }: Props) {
  const teams = eindstand.map(({ team_id: id }) => ({
    id,
    kamers: regels.filter((regel) => regel.team_id === id && regel.geprobeerd),
    correcties: correcties.filter((correctie) => correctie.team_id === id),
  }))
  const leeg = teams.every((team) => team.kamers.length + team.correcties.length === 0)
  return (
    <Paneel titel="Per team en kamer">
      {leeg ? (
        <p className="text-zacht">Nog geen team is in een kamer aan de slag gegaan.</p>
      ) : (
        <Tabel naam="Per team en kamer" kolommen={KOLOMMEN}>
          {teams.map((team) => (
            <Fragment key={team.id}>
              {team.kamers.map(({ room_id: roomId, ...rij }) => (
                <tr key={roomId}>
                  <th scope="row" className="naam">
                    {rij.team}
                  </th>
                  <td className="naam">{rij.room}</td>
                  <td>{rij.opgelost ? 'Ja' : 'Nee'}</td>
                  <td className="getal">{rij.punten}</td>
                  <td className="getal">{rij.fout}</td>
                  <td>{rij.hints.length === 0 ? 'Geen' : rij.hints.join(', ')}</td>
                </tr>
              ))}
              {team.correcties.map(({ id, team: naam, punten, reden }) => (
                <tr key={`correctie-${id}`}>
                  <th scope="row" className="naam">
                    {naam}
                  </th>
                  <td colSpan={2} className="naam">
                    Correctie: {reden}
                  </td>
                  <td className="getal">{metTeken(punten)}</td>
                  <td />
                  <td />
                </tr>
              ))}
            </Fragment>
          ))}
        </Tabel>
      )}
    </Paneel>
  )
}

/** Everything that happened, as it happened. */
export function Logboek({ uitslag: { log } }: Props) {
  return (
    <Paneel titel="Logboek" className="niet-printen">
      <ol className="space-y-1">
        {log.map(({ id, tijd, zin }) => (
          <li key={id} className="flex gap-4">
            <time dateTime={tijd} className="flex-none font-code text-zacht">
              {alsKloktijd(tijd)}
            </time>
            <span className="min-w-0">{zin}</span>
          </li>
        ))}
      </ol>
    </Paneel>
  )
}
