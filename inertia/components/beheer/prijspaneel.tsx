import { router } from '@inertiajs/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { alsEuro, alsInvoer, leesPrijs, prijslabel } from '#domain/winkel/prijs'
import { roep } from '~/components/beheer/roep'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { Tabel } from '~/components/beheer/tabel'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

export type Prijsregel = {
  sleutel: string
  titel: string
  itemName: string
  centen: number | null
  laagste: number | null
  van: number | null
  historie: { id: number; centen: number; op: string; wie: string | null }[]
}

type Props = { spel: Prijsregel; dialoog: DialoogInGebruik; onSluit: () => void }

/** Changes what a game costs, and shows what it cost before. */
export function Prijspaneel({ spel, dialoog, onSluit }: Props) {
  const { sleutel, titel, centen } = spel
  const [prijs, setPrijs] = useState(centen === null ? '' : alsInvoer(centen))
  const [gedaan, setGedaan] = useState('')
  const { voerUit, bezig, fout, errors } = useActie(roep)
  const veld = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  useEffect(() => {
    veld.current?.focus()
    veld.current?.select()
  }, [])

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    setGedaan('')
    const nieuw = leesPrijs(prijs)
    const gratis = nieuw.ok && nieuw.value === 0
    if (gratis && centen !== 0 && !(await vraagGratis(titel, dialoog))) return

    const opgeslagen = await voerUit(
      `/api/dashboard/prijs/${sleutel}`,
      { prijs, gezien: centen, gratis },
      'PUT'
    )
    if (opgeslagen && nieuw.ok) setGedaan(`${titel} kost nu ${alsBedrag(nieuw.value)}.`)
    router.reload()
  }

  return (
    <Paneel titel={`Prijs van ${titel}`}>
      <form onSubmit={slaOp} noValidate className="max-w-[28rem] space-y-4">
        <Veld
          ref={veld}
          label="Nieuwe prijs in euro’s"
          naam="prijs"
          verplicht
          inputMode="decimal"
          autoComplete="off"
          toelichting="Met een komma, zoals 15,00. Met 0,00 wordt het spel gratis."
          value={prijs}
          fouten={errors.prijs}
          onChange={({ target }) => setPrijs(target.value)}
        />
        <AlgemeneFout>{fout}</AlgemeneFout>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={bezig} className="knop knop-lak">
            Opslaan
          </button>
          <button type="button" onClick={onSluit} className="knop">
            Sluiten
          </button>
          <p role="status" className="font-semibold text-mos">
            {gedaan}
          </p>
        </div>
      </form>
      <h3 className="mt-6 mb-2 text-lg">Geschiedenis</h3>
      {spel.historie.length === 0 ? (
        <p className="text-zacht">Nog geen prijs bekend.</p>
      ) : (
        <Tabel
          naam={`Prijzen van ${titel}`}
          kolommen={['Vanaf', { getal: 'Prijs' }, 'Gewijzigd door']}
        >
          {spel.historie.map(({ id, centen: toen, op, wie }) => (
            <tr key={id}>
              <th scope="row" className="whitespace-nowrap">
                <Tijd op={op} />
              </th>
              <td className="getal whitespace-nowrap">{prijslabel(toen)}</td>
              <td className="naam">{wie ?? <span className="text-zacht">het systeem</span>}</td>
            </tr>
          ))}
        </Tabel>
      )}
    </Paneel>
  )
}

const alsBedrag = (centen: number) => (centen === 0 ? 'niets meer: het is gratis' : alsEuro(centen))

function vraagGratis(titel: string, { vraag }: DialoogInGebruik) {
  return vraag({
    titel: 'Gratis maken',
    alineas: [`Iedereen kan ${titel} dan bestellen zonder te betalen. Weet je het zeker?`],
    sluit: 'Nee',
    ja: 'Ja',
    toon: 'gewoon',
  })
}
