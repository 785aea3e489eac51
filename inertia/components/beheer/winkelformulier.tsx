import { useState, type FormEvent } from 'react'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { NuOpgeslagenVelden } from '~/components/beheer/nu_opgeslagen'
import { Paneel } from '~/components/beheer/paneel'
import { useInstelling, useVelden } from '~/components/beheer/use_instelling'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'

export type Winkelgegevens = {
  naam: string
  email: string
  meldingen: string
  kvk: string
  btwId: string
  kor: boolean
  adres: string
  social: string
}

const NAMEN = {
  naam: 'Naam van de winkel',
  email: 'E-mailadres van de winkel',
  meldingen: 'E-mailadres voor meldingen',
  adres: 'Adres',
  kvk: 'KvK-nummer',
  btwId: 'Btw-id',
  kor: 'We doen mee aan de kleineondernemersregeling (KOR): geen btw',
  social: 'Social media',
} as const
const VELDEN = Object.keys(NAMEN) as (keyof Winkelgegevens)[]

type Props = { gegevens: Winkelgegevens; gezien: string }

/** Who the shop is. Another e-mail address asks for the password: customers' mail goes there. */
export function Winkelformulier({ gegevens, gezien }: Props) {
  const [velden, setVelden] = useVelden(gegevens)
  const [huidig, setHuidig] = useState('')
  const instelling = useInstelling('/api/dashboard/instellingen', gezien)
  const { bewaar, ingehaald, gedaan, setGedaan, bezig, fout, errors } = instelling
  const anderAdres = velden.email !== gegevens.email || velden.meldingen !== gegevens.meldingen

  function verander(deel: Partial<Winkelgegevens>) {
    setGedaan('')
    setVelden((eerder) => ({ ...eerder, ...deel }))
  }

  const veld = (naam: Exclude<keyof Winkelgegevens, 'kor'>) => ({
    naam,
    label: NAMEN[naam],
    value: velden[naam],
    fouten: errors[naam],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => verander({ [naam]: target.value }),
  })

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    const { meldingen, btwId, social } = velden
    const waarden = {
      ...velden,
      meldingen: meldingen.trim() || null,
      btwId: btwId.trim() || null,
      social: social.trim() || null,
      huidig: anderAdres ? huidig : null,
    }
    if (await bewaar(waarden, 'Opgeslagen. De winkel laat het meteen zien.')) setHuidig('')
  }

  return (
    <Paneel titel="Winkelgegevens">
      <form onSubmit={slaOp} noValidate className="max-w-[44rem] space-y-4">
        <Foutenoverzicht errors={errors} />
        <Veld verplicht maxLength={80} {...veld('naam')} />
        <Veld
          verplicht
          type="email"
          toelichting="Dit zien bezoekers, en hierheen gaan hun antwoorden."
          {...veld('email')}
        />
        <Veld
          type="email"
          toelichting="Hier komen contactberichten en verzendopdrachten binnen. Leeg: op het adres van de winkel."
          {...veld('meldingen')}
        />
        {anderAdres && (
          <Veld
            label="Je wachtwoord"
            naam="huidig"
            verplicht
            type="password"
            autoComplete="current-password"
            toelichting="Een ander e-mailadres wijzigen kan alleen met je wachtwoord."
            value={huidig}
            fouten={errors.huidig}
            onChange={({ target }) => setHuidig(target.value)}
          />
        )}
        <Veld verplicht maxLength={200} {...veld('adres')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Veld verplicht {...veld('kvk')} />
          <Veld verplicht={!velden.kor} {...veld('btwId')} />
        </div>
        <label className="keuze">
          <input
            type="checkbox"
            name="kor"
            checked={velden.kor}
            onChange={({ target }) => verander({ kor: target.checked })}
          />
          {NAMEN.kor}
        </label>
        <Veld type="url" toelichting="Het hele adres, met https:// ervoor." {...veld('social')} />
        <AlgemeneFout>{fout}</AlgemeneFout>
        {ingehaald && (
          <NuOpgeslagenVelden
            velden={VELDEN.map((naam) => ({
              naam: NAMEN[naam],
              getypt: velden[naam],
              opgeslagen: gegevens[naam],
            }))}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={bezig} className="knop knop-lak">
            Opslaan
          </button>
          <p role="status" className="font-semibold text-mos">
            {gedaan}
          </p>
        </div>
      </form>
    </Paneel>
  )
}
