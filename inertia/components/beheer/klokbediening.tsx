import { useState } from 'react'
import { inMinuten } from '~/components/beheer/getal'
import { SPEL_API, type Doe, type Spel } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'

const EXTRA_MINUTEN = [1, 5, 10] as const

/** More time, and a rest. */
export function Klokbediening({ klantId, spel, doe }: { klantId: number; spel: Spel; doe: Doe }) {
  const { voerUit, voerEenKeerUit, bezig, fout } = useActie(doe)
  const [gegeven, setGegeven] = useState<string | null>(null)
  const stil = spel.gepauzeerd_sinds !== null

  async function geef(minuten: number) {
    setGegeven(null)
    if (await voerEenKeerUit(`${SPEL_API}/extratijd/${klantId}`, { seconden: minuten * 60 }))
      setGegeven(`Alle teams kregen ${inMinuten(minuten)} extra.`)
  }

  async function wisselPauze() {
    setGegeven(null)
    await voerUit(`${SPEL_API}/${stil ? 'verder' : 'pauze'}/${klantId}`)
  }

  return (
    <div className="space-y-2">
      <div role="group" aria-label="Klok" className="flex flex-wrap gap-3">
        {EXTRA_MINUTEN.map((minuten) => (
          <button
            key={minuten}
            type="button"
            aria-busy={bezig}
            onClick={() => geef(minuten)}
            className="knop"
          >
            +{inMinuten(minuten)}
          </button>
        ))}
        {spel.status === 'started' && (
          <button type="button" aria-busy={bezig} onClick={wisselPauze} className="knop">
            {stil ? 'Verder' : 'Pauze'}
          </button>
        )}
      </div>
      {spel.status === 'timeout' && (
        <p className="text-zacht">Met extra tijd gaat deze ronde gewoon verder.</p>
      )}
      <p role="status" className="font-semibold text-mos">
        {gegeven}
      </p>
      <AlgemeneFout>{fout}</AlgemeneFout>
    </div>
  )
}
