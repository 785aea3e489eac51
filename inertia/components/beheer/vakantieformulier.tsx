import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { roep } from '~/components/beheer/roep'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { Paneel } from '~/components/beheer/paneel'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'

export type Vakantiestand = {
  tekst: string
  van: string
  tot: string
  ingesteld: boolean
  nuTeZien: boolean
  gezien: string
}

const API = '/api/dashboard/vakantie'
const LENGTE = 300

/** What visitors read while the shop is away. */
export function Vakantieformulier({ vakantie }: { vakantie: Vakantiestand }) {
  const { ingesteld, nuTeZien, gezien } = vakantie
  const [velden, setVelden] = useState({
    tekst: vakantie.tekst,
    van: vakantie.van,
    tot: vakantie.tot,
  })
  const [gedaan, setGedaan] = useState('')
  const { voerUit, bezig, fout, errors } = useActie(roep)

  const veld = (naam: keyof typeof velden) => ({
    naam,
    value: velden[naam],
    fouten: errors[naam],
    onChange: ({ target }: { target: { value: string } }) => {
      setGedaan('')
      setVelden((eerder) => ({ ...eerder, [naam]: target.value }))
    },
  })

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    setGedaan('')
    if (await voerUit(API, { ...velden, gezien }, 'PUT')) klaar('Opgeslagen.')
  }

  async function haalWeg() {
    setGedaan('')
    if (!(await voerUit(API, { gezien }, 'DELETE'))) return
    setVelden({ tekst: '', van: '', tot: '' })
    klaar('De melding is weg.')
  }

  function klaar(tekst: string) {
    setGedaan(tekst)
    router.reload()
  }

  return (
    <Paneel titel="Vakantiemelding">
      <form onSubmit={slaOp} noValidate className="max-w-[44rem] space-y-4">
        <p>
          Staat in die dagen boven elke pagina van de winkel, en boven het bestelformulier van
          spellen die per post gaan.{' '}
          {ingesteld && <strong>{nuTeZien ? 'Nu te zien.' : 'Nu niet te zien.'}</strong>}
        </p>
        <Foutenoverzicht errors={errors} />
        <Veld
          label="Wat bezoekers lezen"
          verplicht
          regels={2}
          maxLength={LENGTE}
          toelichting="Bijvoorbeeld: We zijn even weg. Wat je nu bestelt, gaat op 4 januari op de post."
          {...veld('tekst')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Veld label="Eerste dag" verplicht type="date" {...veld('van')} />
          <Veld label="Laatste dag" verplicht type="date" {...veld('tot')} />
        </div>
        <AlgemeneFout>{fout}</AlgemeneFout>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={bezig} className="knop knop-lak">
            Melding opslaan
          </button>
          {ingesteld && (
            <button type="button" aria-busy={bezig} onClick={haalWeg} className="knop">
              Melding weghalen
            </button>
          )}
          <p role="status" className="font-semibold text-mos">
            {gedaan}
          </p>
        </div>
      </form>
    </Paneel>
  )
}
