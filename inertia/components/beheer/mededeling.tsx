import { useRef, useState, type FormEvent } from 'react'
import { Paneel } from '~/components/beheer/paneel'
import { SPEL_API, type Spelpaneel } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'

const LANGST = 300

/** What the game master tells all teams. */
export function Mededeling({ snapshot, spel, doe }: Spelpaneel) {
  const adres = `${SPEL_API}/mededeling/${snapshot.id}`
  const [tekst, setTekst] = useState('')
  const veld = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { voerUit, voerEenKeerUit, weiger, bezig, fout, errors } = useActie(doe)

  async function verstuur(event: FormEvent) {
    event.preventDefault()
    if (tekst.trim() === '') weiger({ tekst: ['Schrijf eerst een mededeling.'] })
    else if (await voerEenKeerUit(adres, { tekst: tekst.trim() })) setTekst('')
    veld.current?.focus()
  }

  async function wis() {
    if (await voerUit(adres, { tekst: null })) veld.current?.focus()
  }

  return (
    <Paneel titel="Mededeling aan alle teams">
      <div aria-live="polite" className="mb-3">
        {spel.mededeling ? (
          <p>
            Nu te lezen: <strong className="whitespace-pre-line">{spel.mededeling}</strong>
          </p>
        ) : (
          <p className="text-zacht">Er staat nu geen mededeling op de schermen.</p>
        )}
      </div>
      <form onSubmit={verstuur} noValidate className="space-y-3">
        <Veld
          label="Tekst"
          naam="tekst"
          verplicht
          regels={2}
          maxLength={LANGST}
          ref={veld}
          value={tekst}
          fouten={errors.tekst}
          onChange={({ target }) => setTekst(target.value)}
        />
        <AlgemeneFout>{fout}</AlgemeneFout>
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-busy={bezig} className="knop">
            Versturen
          </button>
          {spel.mededeling && (
            <button type="button" aria-busy={bezig} onClick={wis} className="knop">
              Wissen
            </button>
          )}
        </div>
      </form>
    </Paneel>
  )
}
