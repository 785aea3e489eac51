import { useState } from 'react'
import { Instellingenformulier } from '~/components/beheer/instellingenformulier'
import { geschatteTijd, inMinuten } from '~/components/beheer/getal'
import { Paneel } from '~/components/beheer/paneel'
import type { Spelpaneel } from '~/components/beheer/typen'

const PANEEL = 'instellingen'
type Props = Spelpaneel & { onOpgeslagen: () => void }

/** What the next round is like; fixed while one is being played. */
export function Spelinstellingen({ snapshot, spel, doe, onOpgeslagen }: Props) {
  const [bewerkt, setBewerkt] = useState(false)
  const [opgeslagen, setOpgeslagen] = useState(false)
  const begonnen = spel.status === 'started'

  function sluit(gedaan: boolean) {
    setBewerkt(false)
    setOpgeslagen(gedaan)
    if (gedaan) onOpgeslagen()
    document.getElementById(PANEEL)?.focus()
  }

  function bewerk() {
    setOpgeslagen(false)
    setBewerkt(true)
  }

  return (
    <Paneel titel="Instellingen" id={PANEEL} className="niet-printen">
      {bewerkt && !begonnen ? (
        <Instellingenformulier klantId={snapshot.id} spel={spel} doe={doe} onSluit={sluit} />
      ) : (
        <>
          <Overzicht spel={spel} />
          {begonnen ? (
            <p className="mt-4 text-zacht">
              Er wordt gespeeld. Wijzigen kan weer als het spel is afgelopen.
            </p>
          ) : (
            <button type="button" onClick={bewerk} className="knop mt-4">
              Bewerken
            </button>
          )}
        </>
      )}
      <p role="status" className="mt-3 font-semibold text-mos">
        {opgeslagen && 'Opgeslagen.'}
      </p>
    </Paneel>
  )
}

function Overzicht({ spel }: Pick<Props, 'spel'>) {
  const { tijdsduur, aantal_teams: aantalTeams, hint3_telt: hint3Telt, rooms } = spel
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        <Gegeven naam="Speelduur">{inMinuten(tijdsduur)}</Gegeven>
        <Gegeven naam="Aantal teams">{aantalTeams}</Gegeven>
        <Gegeven naam="Hint 3 telt">{hint3Telt === 1 ? 'één keer' : 'twee keer'}</Gegeven>
        <Gegeven naam="Geschatte tijd">{inMinuten(geschatteTijd(rooms))}</Gegeven>
      </dl>
      <h3 className="mt-4 text-lg">Kamers</h3>
      {rooms.length === 0 ? (
        <p className="text-zacht">
          Er zijn nog geen kamers ingeschakeld. Kies 'Bewerken' om kamers te kiezen.
        </p>
      ) : (
        <ul className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {rooms.map(({ id, adminnaam, tijdschatting }) => (
            <li key={id}>
              {adminnaam} <span className="text-zacht">({inMinuten(tijdschatting)})</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Gegeven({ naam, children }: { naam: string; children: string | number }) {
  return (
    <div>
      <dt className="text-sm text-zacht">{naam}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
