import { Link, router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { Klantvelden } from '~/components/beheer/klantvelden'
import { Paneel } from '~/components/beheer/paneel'
import type { Doe } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'
import type { Klantsnapshot } from '~/types_live'

const VERWIJDEREN = {
  titel: 'Verwijderen',
  alineas: ['Weet je zeker dat je deze klant en alle teams wil verwijderen?'],
  sluit: 'Nee',
  ja: 'Ja',
  toon: 'gewoon',
} as const

type Props = { klant: Klantsnapshot; doe: Doe; dialoog: DialoogInGebruik }

/** Changes who a klant is, or takes the klant away. */
export function Klantformulier({ klant, doe, dialoog }: Props) {
  const adres = `/api/dashboard/klant/${klant.id}`
  const [gegevens, setGegevens] = useState({ name: klant.name, email: klant.email })
  const [opgeslagen, setOpgeslagen] = useState(false)
  const { voerUit, bezig, fout, errors } = useActie(doe)

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    setOpgeslagen(false)
    setOpgeslagen(await voerUit(adres, gegevens, 'PUT'))
  }

  async function verwijder() {
    const zeker = await dialoog.vraag({ ...VERWIJDEREN, alineas: [...VERWIJDEREN.alineas] })
    if (zeker && (await voerUit(adres, {}, 'DELETE'))) router.visit('/dashboard', { replace: true })
  }

  return (
    <Paneel titel="Gegevens">
      <form onSubmit={slaOp} noValidate className="space-y-4">
        <Foutenoverzicht errors={errors} />
        <Klantvelden
          gegevens={gegevens}
          errors={errors}
          onChange={(nieuw) => {
            setOpgeslagen(false)
            setGegevens(nieuw)
          }}
        />
        <AlgemeneFout>{fout}</AlgemeneFout>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={bezig} className="knop knop-lak">
            Opslaan
          </button>
          <button type="button" aria-busy={bezig} onClick={verwijder} className="knop">
            Verwijderen
          </button>
          <Link href="/dashboard" className="knop">
            Terug
          </Link>
          <p role="status" className="font-semibold text-mos">
            {opgeslagen && 'Opgeslagen.'}
          </p>
        </div>
      </form>
    </Paneel>
  )
}
