import { Link, router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import type { Actiecode } from '~/components/beheer/actiecodes'
import { roep } from '~/components/beheer/roep'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { Paneel } from '~/components/beheer/paneel'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

export type Speelkeuze = { sleutel: string; titel: string }

type Props = { code: Actiecode | null; spellen: Speelkeuze[]; dialoog: DialoogInGebruik }

const API = '/api/dashboard/actiecode'

/** Makes a discount code or changes one. */
export function Actiecodeformulier({ code, spellen, dialoog }: Props) {
  const [velden, setVelden] = useState(() => begin(code))
  const [gedaan, setGedaan] = useState('')
  const { voerUit, bezig, fout, errors } = useActie(roep)

  function verander(deel: Partial<typeof velden>) {
    setGedaan('')
    setVelden((eerder) => ({ ...eerder, ...deel }))
  }

  const veld = (naam: Exclude<keyof typeof velden, 'soort' | 'sleutels'>) => ({
    naam,
    value: velden[naam],
    fouten: errors[naam],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => verander({ [naam]: target.value }),
  })

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    setGedaan('')
    const gegevens = alsGegevens(velden)
    if (!code) {
      const nieuw = { ...gegevens, code: velden.code }
      if (await voerUit(`${API}/new`, nieuw)) router.visit('/dashboard/actiecodes')
    } else if (await voerUit(`${API}/${code.id}`, gegevens, 'PUT')) klaar('Opgeslagen.')
  }

  async function stop({ id, code: naam }: Actiecode) {
    const zeker = await dialoog.vraag({
      titel: 'Stoppen',
      alineas: [
        `Klanten die ${naam} invullen, lezen vanaf nu dat de code is verlopen. Bestellingen die er al zijn, houden hun korting.`,
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (zeker && (await voerUit(`${API}/${id}/stop`))) klaar('Gestopt.')
  }

  async function hervat({ id }: Actiecode) {
    if (await voerUit(`${API}/${id}/hervat`)) klaar('De code werkt weer.')
  }

  function klaar(tekst: string) {
    setGedaan(tekst)
    router.reload()
  }

  return (
    <Paneel titel="Gegevens">
      <form onSubmit={slaOp} noValidate className="max-w-[44rem] space-y-5">
        <Foutenoverzicht errors={errors} />
        {!code && (
          <Veld
            label="Code"
            verplicht
            maxLength={40}
            toelichting="Letters, cijfers en streepjes. Klanten mogen hem met kleine letters of spaties typen."
            {...veld('code')}
          />
        )}
        <fieldset>
          <legend className="mb-1 font-semibold">Soort korting</legend>
          {(['percentage', 'bedrag'] as const).map((soort) => (
            <label key={soort} className="keuze">
              <input
                type="radio"
                name="soort"
                checked={velden.soort === soort}
                onChange={() => verander({ soort })}
              />
              {soort === 'percentage' ? 'Een percentage van de prijs' : 'Een vast bedrag'}
            </label>
          ))}
        </fieldset>
        <Veld
          label={velden.soort === 'percentage' ? 'Percentage' : 'Bedrag in euro’s'}
          verplicht
          inputMode="decimal"
          toelichting={
            velden.soort === 'percentage'
              ? 'Een heel getal. Met 100 is het spel gratis.'
              : 'Met een komma, zoals 5,00. Is het spel goedkoper, dan is het gratis.'
          }
          {...veld('waarde')}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">
            Spellen <span className="font-normal text-zacht">(niets gekozen: alle)</span>
          </legend>
          {spellen.map(({ sleutel, titel }) => (
            <label key={sleutel} className="keuze">
              <input
                type="checkbox"
                name="spellen"
                checked={velden.sleutels.includes(sleutel)}
                onChange={({ target }) =>
                  verander({
                    sleutels: target.checked
                      ? [...velden.sleutels, sleutel]
                      : velden.sleutels.filter((een) => een !== sleutel),
                  })
                }
              />
              {titel}
            </label>
          ))}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <Veld label="Geldig vanaf" type="date" {...veld('vanaf')} />
          <Veld label="Geldig tot en met" type="date" {...veld('totEnMet')} />
          <Veld label="Aantal keer in totaal" inputMode="numeric" {...veld('maxTotaal')} />
          <Veld label="Aantal keer per e-mailadres" inputMode="numeric" {...veld('maxPerEmail')} />
        </div>
        <AlgemeneFout>{fout}</AlgemeneFout>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={bezig} className="knop knop-lak">
            Opslaan
          </button>
          {code && code.stand !== 'gestopt' && (
            <button type="button" aria-busy={bezig} onClick={() => stop(code)} className="knop">
              Stoppen
            </button>
          )}
          {code?.stand === 'gestopt' && (
            <button type="button" aria-busy={bezig} onClick={() => hervat(code)} className="knop">
              Weer laten werken
            </button>
          )}
          <Link href="/dashboard/actiecodes" className="knop">
            Terug
          </Link>
          <p role="status" className="font-semibold text-mos">
            {gedaan}
          </p>
        </div>
      </form>
    </Paneel>
  )
}

function begin(code: Actiecode | null) {
  return {
    code: '',
    soort: code?.soort ?? ('percentage' as const),
    waarde: code?.waarde ?? '',
    sleutels: code?.sleutels ?? [],
    vanaf: code?.vanaf ?? '',
    totEnMet: code?.totEnMet ?? '',
    maxTotaal: String(code?.maxTotaal ?? ''),
    maxPerEmail: String(code?.maxPerEmail ?? ''),
  }
}

/** An empty field is no limit; the server says what is wrong with anything else. */
function alsGegevens(velden: ReturnType<typeof begin>) {
  const getal = (getypt: string) => {
    if (getypt.trim() === '') return null
    return Number.isNaN(Number(getypt)) ? getypt : Number(getypt)
  }
  return {
    soort: velden.soort,
    waarde: velden.waarde,
    spellen: velden.sleutels,
    vanaf: velden.vanaf || null,
    totEnMet: velden.totEnMet || null,
    maxTotaal: getal(velden.maxTotaal),
    maxPerEmail: getal(velden.maxPerEmail),
  }
}
