import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Pakket } from '~/components/beheer/pakketten'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { roep } from '~/components/beheer/roep'
import { useActie } from '~/components/beheer/use_actie'
import { Zendingvelden, type Zending } from '~/components/beheer/zendingvelden'
import { AlgemeneFout } from '~/components/ui/algemene_fout'

type Props = {
  pakketten: readonly Pakket[]
  vervoerders: readonly string[]
  onSluit: () => void
  onVerzonden: (aantal: number) => void
}

/** Says of several parcels that they were sent, each with the code that it is followed by. */
export function Zendingformulier({ pakketten, vervoerders, onSluit, onVerzonden }: Props) {
  const [getypt, setGetypt] = useState<Readonly<Record<number, Zending>>>({})
  const { voerUit, bezig, fout, errors } = useActie(roep)
  const formulier = useRef<HTMLFormElement>(null)
  const zending = (id: number) => getypt[id] ?? { vervoerder: vervoerders[0]!, trackTrace: '' }

  useEffect(() => formulier.current?.querySelector('select')?.focus(), [])

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    const zendingen = pakketten.map(({ id }) => ({ id, ...zending(id) }))
    if (await voerUit('/api/dashboard/verzenden', { zendingen })) onVerzonden(zendingen.length)
  }

  return (
    <form
      ref={formulier}
      onSubmit={slaOp}
      noValidate
      aria-label="Markeer als verzonden"
      className="space-y-5 border-t border-lijn-zacht pt-4"
    >
      <Foutenoverzicht errors={errors} />
      {pakketten.map(({ id, nummer, naam }, nr) => (
        <fieldset key={id} className="min-w-0">
          <legend className="mb-2 font-semibold wrap-anywhere">
            {nummer}, {naam}
          </legend>
          <Zendingvelden
            zending={zending(id)}
            vervoerders={vervoerders}
            fouten={errors[`zendingen.${nr}.trackTrace`]}
            onVerander={(nieuw) => setGetypt({ ...getypt, [id]: nieuw })}
          />
        </fieldset>
      ))}
      <AlgemeneFout>{fout}</AlgemeneFout>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={bezig} className="knop knop-lak">
          Verzonden: mail {pakketten.length === 1 ? 'de klant' : `${pakketten.length} klanten`}
        </button>
        <button type="button" onClick={onSluit} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
