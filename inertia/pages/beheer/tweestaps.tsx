import { useState } from 'react'
import { Codeformulier } from '~/components/beheer/codeformulier'
import { alsDag } from '~/components/beheer/datum'
import { Herstelcodes } from '~/components/beheer/herstelcodes'
import { Paneel } from '~/components/beheer/paneel'
import { TweestapsInstellen } from '~/components/beheer/tweestaps_instellen'
import { inBeheer } from '~/layouts/beheer'

type Props = { titel: string; sinds: string | null; codesOver: number }
type Vers = { herstelcodes: string[] }

const API = '/api/dashboard/tweestaps'
/** From here on it is time for new ones. */
const WEINIG = 3

export default function Tweestaps({ titel, sinds, codesOver }: Props) {
  const [stand, setStand] = useState({ sinds, codesOver })
  const [codes, setCodes] = useState<string[] | null>(null)
  const [melding, setMelding] = useState<string | null>(null)

  function toon({ herstelcodes }: Vers) {
    setMelding(null)
    setCodes(herstelcodes)
    setStand({ sinds: stand.sinds ?? new Date().toISOString(), codesOver: herstelcodes.length })
  }

  function uitgezet() {
    setStand({ sinds: null, codesOver: 0 })
    setMelding('Inloggen in twee stappen staat uit. Je wachtwoord alleen is weer genoeg.')
  }

  return (
    <div className="max-w-[42rem] space-y-5">
      <h1 className="niet-printen text-3xl">{titel}</h1>
      <p role="status" className="niet-printen font-semibold text-mos empty:hidden">
        {melding}
      </p>
      {codes !== null ? (
        <Herstelcodes codes={codes} onKlaar={() => setCodes(null)} />
      ) : stand.sinds === null ? (
        <TweestapsInstellen api={API} onAan={toon} />
      ) : (
        <>
          <Paneel titel="Staat aan">
            <p>
              Sinds {alsDag(stand.sinds)} vragen we bij het inloggen ook een code van je telefoon.
            </p>
            <p className={stand.codesOver <= WEINIG ? 'font-semibold text-fout' : ''}>
              {overblijvend(stand.codesOver)}
            </p>
          </Paneel>
          <Paneel titel="Nieuwe herstelcodes">
            <p className="mb-4">
              Je krijgt tien nieuwe codes; de oude werken dan niet meer. Op andere apparaten moet je
              daarna opnieuw inloggen.
            </p>
            <Codeformulier<Vers>
              url={`${API}/herstelcodes`}
              knop="Nieuwe herstelcodes maken"
              onGelukt={toon}
            />
          </Paneel>
          <Paneel titel="Uitzetten">
            <p className="mb-4">
              Daarna is je wachtwoord alleen weer genoeg. Een nieuwe telefoon? Zet het hier uit en
              daarna opnieuw aan.
            </p>
            <Codeformulier url={`${API}/uit`} knop="Uitzetten" bijzaak onGelukt={uitgezet} />
          </Paneel>
        </>
      )}
    </div>
  )
}

Tweestaps.layout = inBeheer

function overblijvend(aantal: number): string {
  if (aantal === 0) return 'Je hebt geen herstelcodes meer. Maak nieuwe.'
  const zin = aantal === 1 ? 'Je hebt nog 1 herstelcode.' : `Je hebt nog ${aantal} herstelcodes.`
  return aantal <= WEINIG ? `${zin} Maak nieuwe.` : zin
}
