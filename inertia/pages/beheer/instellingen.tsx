import { Link } from '@inertiajs/react'
import { Paneel } from '~/components/beheer/paneel'
import { Tweestapslink } from '~/components/beheer/tweestapslink'
import { Vakantieformulier, type Vakantiestand } from '~/components/beheer/vakantieformulier'
import { Winkelformulier, type Winkelgegevens } from '~/components/beheer/winkelformulier'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  gegevens: Winkelgegevens
  gezien: string
  vakantie: Vakantiestand
  teksten: { naam: string; titel: string }[]
  /** Whether this admin logs in with a second factor. */
  tweestaps: boolean
}

export default function Instellingen(props: Props) {
  const { titel, gegevens, gezien, vakantie, teksten, tweestaps } = props
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{titel}</h1>
      <Winkelformulier gegevens={gegevens} gezien={gezien} />
      <Vakantieformulier vakantie={vakantie} />
      <Paneel titel="Teksten">
        <p>De teksten van de informatiepagina's, blok voor blok te wijzigen.</p>
        <ul className="mt-1">
          {teksten.map(({ naam, titel: tekst }) => (
            <li key={naam}>
              <Link
                href={`/dashboard/instellingen/teksten/${naam}`}
                className="link inline-flex min-h-11 items-center"
              >
                {tekst}
              </Link>
            </li>
          ))}
        </ul>
      </Paneel>
      <Paneel titel="Inloggen">
        <p>
          <Tweestapslink aan={tweestaps} />
        </p>
        <p>
          <Link href="/dashboard/wachtwoord" className="link inline-flex min-h-11 items-center">
            Wachtwoord wijzigen
          </Link>
        </p>
      </Paneel>
      <Paneel titel="Logboek">
        <p>
          Wie heeft wat gewijzigd, en wanneer?{' '}
          <Link
            href="/dashboard/instellingen/logboek"
            className="link inline-flex min-h-11 items-center"
          >
            Bekijk het logboek
          </Link>
        </p>
      </Paneel>
    </div>
  )
}

Instellingen.layout = inBeheer
