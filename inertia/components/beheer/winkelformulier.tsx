import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { roep } from '~/components/beheer/roep'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { Paneel } from '~/components/beheer/paneel'
import { useActie } from '~/components/beheer/use_actie'
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

type Props = { gegevens: Winkelgegevens; gezien: string }

/** Who the shop is. Another e-mail address asks for the password: customers' mail goes there. */
export function Winkelformulier({ gegevens, gezien }: Props) {
  const [velden, setVelden] = useState(gegevens)
  const [huidig, setHuidig] = useState('')
  const [gedaan, setGedaan] = useState(false)
  const { voerUit, bezig, fout, errors } = useActie(roep)
  const anderAdres = velden.email !== gegevens.email || velden.meldingen !== gegevens.meldingen

  function verander(deel: Partial<Winkelgegevens>) {
    setGedaan(false)
    setVelden((eerder) => ({ ...eerder, ...deel }))
  }

  const veld = (naam: Exclude<keyof Winkelgegevens, 'kor'>) => ({
    naam,
    value: velden[naam],
    fouten: errors[naam],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => verander({ [naam]: target.value }),
  })

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    setGedaan(false)
    const { meldingen, btwId, social } = velden
    const waarden = {
      ...velden,
      meldingen: meldingen.trim() || null,
      btwId: btwId.trim() || null,
      social: social.trim() || null,
      huidig: anderAdres ? huidig : null,
      gezien,
    }
    if (!(await voerUit('/api/dashboard/instellingen', waarden, 'PUT'))) return
    setGedaan(true)
    setHuidig('')
    router.reload()
  }

  return (
    <Paneel titel="Winkelgegevens">
      <form onSubmit={slaOp} noValidate className="max-w-[44rem] space-y-4">
        <Foutenoverzicht errors={errors} />
        <Veld label="Naam van de winkel" verplicht maxLength={80} {...veld('naam')} />
        <Veld
          label="E-mailadres van de winkel"
          verplicht
          type="email"
          toelichting="Dit zien bezoekers, en hierheen gaan hun antwoorden."
          {...veld('email')}
        />
        <Veld
          label="E-mailadres voor meldingen"
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
        <Veld label="Adres" verplicht maxLength={200} {...veld('adres')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Veld label="KvK-nummer" verplicht {...veld('kvk')} />
          <Veld label="Btw-id" verplicht={!velden.kor} {...veld('btwId')} />
        </div>
        <label className="keuze">
          <input
            type="checkbox"
            name="kor"
            checked={velden.kor}
            onChange={({ target }) => verander({ kor: target.checked })}
          />
          We doen mee aan de kleineondernemersregeling (KOR): geen btw
        </label>
        <Veld
          label="Social media"
          type="url"
          toelichting="Het hele adres, met https:// ervoor."
          {...veld('social')}
        />
        <AlgemeneFout>{fout}</AlgemeneFout>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={bezig} className="knop knop-lak">
            Opslaan
          </button>
          <p role="status" className="font-semibold text-mos">
            {gedaan && 'Opgeslagen. De winkel laat het meteen zien.'}
          </p>
        </div>
      </form>
    </Paneel>
  )
}
