import type { FormEvent } from 'react'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { NuOpgeslagenVelden } from '~/components/beheer/nu_opgeslagen'
import { Paneel } from '~/components/beheer/paneel'
import { useInstelling, useVelden } from '~/components/beheer/use_instelling'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'

type Melding = { tekst: string; van: string; tot: string }

export type Vakantiestand = {
  melding: Melding
  ingesteld: boolean
  nuTeZien: boolean
  gezien: string
}

const LENGTE = 300
const NAMEN = { tekst: 'Wat bezoekers lezen', van: 'Eerste dag', tot: 'Laatste dag' } as const
const VELDEN = ['tekst', 'van', 'tot'] as const
const LEEG: Melding = { tekst: '', van: '', tot: '' }

/** What visitors read while the shop is away. */
export function Vakantieformulier({ vakantie }: { vakantie: Vakantiestand }) {
  const { melding, ingesteld, nuTeZien, gezien } = vakantie
  const [velden, setVelden] = useVelden(melding)
  const instelling = useInstelling('/api/dashboard/vakantie', gezien)
  const { bewaar, ingehaald, gedaan, setGedaan, bezig, fout, errors } = instelling

  const veld = (naam: keyof Melding) => ({
    naam,
    label: NAMEN[naam],
    value: velden[naam],
    fouten: errors[naam],
    onChange: ({ target }: { target: { value: string } }) => {
      setGedaan('')
      setVelden((eerder) => ({ ...eerder, [naam]: target.value }))
    },
  })

  function slaOp(event: FormEvent) {
    event.preventDefault()
    void bewaar(velden, 'Opgeslagen.')
  }

  async function haalWeg() {
    if (await bewaar({}, 'De melding is weg.', 'DELETE')) setVelden(LEEG)
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
          verplicht
          regels={2}
          maxLength={LENGTE}
          toelichting="Bijvoorbeeld: We zijn even weg. Wat je nu bestelt, gaat op 4 januari op de post."
          {...veld('tekst')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Veld verplicht type="date" {...veld('van')} />
          <Veld verplicht type="date" {...veld('tot')} />
        </div>
        <AlgemeneFout>{fout}</AlgemeneFout>
        {ingehaald && (
          <NuOpgeslagenVelden
            velden={VELDEN.map((naam) => ({
              naam: NAMEN[naam],
              getypt: velden[naam],
              opgeslagen: melding[naam],
            }))}
          />
        )}
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
