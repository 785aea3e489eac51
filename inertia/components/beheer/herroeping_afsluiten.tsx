import { useState, type FormEvent } from 'react'
import { Actiemelding } from '~/components/beheer/actiemelding'
import type { Herroeping } from '~/components/beheer/herroeping_typen'
import { Paneel } from '~/components/beheer/paneel'
import { useHerroepingsactie } from '~/components/beheer/use_paginaactie'
import { Veld } from '~/components/ui/veld'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

type Props = { herroeping: Herroeping; dialoog: DialoogInGebruik }

/** The two ways to be done with it. */
export function HerroepingAfsluiten({ herroeping, dialoog }: Props) {
  return (
    <Paneel titel="Afsluiten">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Afhandelen herroeping={herroeping} />
        {herroeping.mag.afwijzen && <Afwijzen herroeping={herroeping} dialoog={dialoog} />}
      </div>
    </Paneel>
  )
}

function Afhandelen({ herroeping: { id, mag } }: { herroeping: Herroeping }) {
  const [toelichting, setToelichting] = useState('')
  const { doe, gedaan, bezig, fout, errors } = useHerroepingsactie(id)

  function handelAf(event: FormEvent) {
    event.preventDefault()
    void doe('afhandelen', { toelichting }, 'Afgehandeld.')
  }

  return (
    <form onSubmit={handelAf} noValidate className="space-y-3">
      <Veld
        label="Notitie bij het afhandelen"
        naam="toelichting"
        verplicht={!mag.zonderToelichting}
        regels={3}
        maxLength={2000}
        toelichting={
          mag.zonderToelichting
            ? 'Alleen voor jezelf.'
            : 'Niet alles is terugbetaald: schrijf voor jezelf waarom.'
        }
        value={toelichting}
        fouten={errors.toelichting}
        onChange={({ target }) => setToelichting(target.value)}
      />
      <Actiemelding gedaan={gedaan} fout={fout} />
      <button type="submit" aria-busy={bezig} className="knop">
        Afhandelen
      </button>
    </form>
  )
}

function Afwijzen({ herroeping: { id }, dialoog }: Props) {
  const [reden, setReden] = useState('')
  const { doe, gedaan, weiger, bezig, fout, errors } = useHerroepingsactie(id)

  async function wijsAf(event: FormEvent) {
    event.preventDefault()
    if (reden.trim() === '') return weiger({ reden: ['Schrijf waarom; de klant leest dit.'] })
    const zeker = await dialoog.vraag({
      titel: 'Afwijzen',
      alineas: [
        'De klant krijgt meteen een e-mail met deze reden. Dit kun je niet ongedaan maken.',
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (zeker) await doe('afwijzen', { reden }, 'Afgewezen; de klant krijgt een e-mail.')
  }

  return (
    <form onSubmit={wijsAf} noValidate className="space-y-3">
      <Veld
        label="Reden om af te wijzen"
        naam="reden"
        verplicht
        regels={3}
        maxLength={2000}
        toelichting="De klant leest dit in een e-mail."
        value={reden}
        fouten={errors.reden}
        onChange={({ target }) => setReden(target.value)}
      />
      <Actiemelding gedaan={gedaan} fout={fout} />
      <button type="submit" aria-busy={bezig} className="knop">
        Afwijzen
      </button>
    </form>
  )
}
