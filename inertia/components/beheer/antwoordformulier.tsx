import { useState, type FormEvent } from 'react'
import type { Bericht } from '~/components/beheer/berichten'
import { Paneel } from '~/components/beheer/paneel'
import { usePaginaactie } from '~/components/beheer/use_paginaactie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'

/** Answers a message by mail, or says that it needs no answer. */
export function Antwoordformulier({ bericht }: { bericht: Bericht }) {
  const [tekst, setTekst] = useState('')
  const actie = usePaginaactie(`/api/dashboard/bericht/${bericht.id}`)
  const { doe, doeEenKeer, gedaan, setGedaan, bezig, fout, errors } = actie
  const wacht = bericht.termijn !== null

  async function verstuur(event: FormEvent) {
    event.preventDefault()
    const gegevens = { tekst, gezien: bericht.antwoorden.length }
    if (await doeEenKeer('antwoord', gegevens, 'Je antwoord is onderweg.')) setTekst('')
  }

  const handelAf = () => doe('afgehandeld', {}, 'Afgehandeld zonder antwoord.')
  const heropen = () => doe('heropen', {}, 'Het bericht wacht weer op antwoord.')

  return (
    <Paneel titel={bericht.antwoorden.length === 0 ? 'Antwoorden' : 'Nog iets antwoorden'}>
      <form onSubmit={verstuur} noValidate className="max-w-[46rem] space-y-4">
        <Veld
          label="Je antwoord"
          naam="tekst"
          verplicht
          regels={8}
          maxLength={5000}
          toelichting={`Gaat per e-mail naar ${bericht.email}. 'Hoi ${bericht.naam}', de groet en het bericht zelf staan er al bij.`}
          value={tekst}
          fouten={errors.tekst}
          onChange={({ target }) => {
            setGedaan('')
            setTekst(target.value)
          }}
        />
        <AlgemeneFout>{fout}</AlgemeneFout>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={bezig} className="knop knop-lak">
            Verstuur antwoord
          </button>
          {wacht && (
            <button type="button" aria-busy={bezig} onClick={handelAf} className="knop">
              Afgehandeld, geen antwoord nodig
            </button>
          )}
          {!wacht && bericht.beantwoordOp === null && (
            <button type="button" aria-busy={bezig} onClick={heropen} className="knop">
              Toch nog beantwoorden
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
