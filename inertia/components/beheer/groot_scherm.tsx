import { Link, router } from '@inertiajs/react'
import { useState } from 'react'
import { Paneel } from '~/components/beheer/paneel'
import { SPEL_API, type Spelpaneel } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

type Props = Spelpaneel & { adres: string; dialoog: DialoogInGebruik }

/** The beamer of the hall: its link, and whether it shows the scores; and what earlier rounds brought. */
export function GrootScherm({ snapshot, spel, doe, adres, dialoog }: Props) {
  const { voerUit, bezig, fout } = useActie(doe)
  const [melding, setMelding] = useState<string | null>(null)
  const { scores_verborgen: verborgen } = spel

  async function wisselStand() {
    setMelding(null)
    await voerUit(`${SPEL_API}/stand/${snapshot.id}`, { verborgen: !verborgen })
  }

  async function vernieuw() {
    setMelding(null)
    const zeker = await dialoog.vraag({
      titel: 'Nieuwe link voor het grote scherm',
      alineas: [
        'De oude link werkt dan niet meer, ook niet op een scherm dat nu aanstaat. Weet je het zeker?',
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!zeker || !(await voerUit(`${SPEL_API}/schermlink/${snapshot.id}`))) return
    router.reload({
      only: ['schermadres'],
      onSuccess: () => setMelding('Het grote scherm heeft een nieuwe link.'),
    })
  }

  return (
    <Paneel titel="Groot scherm" className="niet-printen">
      <p>
        <a href={adres} target="_blank" rel="noreferrer" className="link font-code break-all">
          {adres}
        </a>
      </p>
      <p className="mt-2 text-zacht" aria-live="polite">
        {verborgen
          ? 'De stand is verborgen tot de eindscores.'
          : 'Het grote scherm toont de stand van alle teams.'}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" aria-busy={bezig} onClick={wisselStand} className="knop">
          {verborgen ? 'Stand tonen' : 'Stand verbergen tot de eindscores'}
        </button>
        <button type="button" aria-busy={bezig} onClick={vernieuw} className="knop">
          Nieuwe link<span className="sr-only"> voor het grote scherm</span>
        </button>
        <Link href={`/dashboard/klant/spellenfabriek/${snapshot.id}/rondes`} className="link">
          Eerdere rondes en uitslagen
        </Link>
      </div>
      <p role="status" className="mt-3 font-semibold text-mos empty:hidden">
        {melding}
      </p>
      <AlgemeneFout>{fout}</AlgemeneFout>
    </Paneel>
  )
}
