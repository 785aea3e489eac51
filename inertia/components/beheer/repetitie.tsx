import { useState } from 'react'
import { Paneel } from '~/components/beheer/paneel'
import { SPEL_API, type Spelpaneel } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { useGedeeld } from '~/hooks/use_gedeeld'

/** In the demo: an evening without people. */
export function Repetitie({ snapshot, spel, doe }: Spelpaneel) {
  const { demo } = useGedeeld()
  const { voerUit, bezig, fout } = useActie(doe)
  const [begonnen, setBegonnen] = useState(false)
  if (!demo || spel.status === 'started' || spel.status === 'timeout') return null

  async function begin() {
    setBegonnen(false)
    setBegonnen(await voerUit(`${SPEL_API}/repetitie/${snapshot.id}`))
  }

  return (
    <Paneel titel="Repetitie" className="niet-printen">
      <p className="mb-4 text-zacht">
        Vier robotteams spelen in een minuut of zes een hele avond, in een nieuwe ronde van deze
        klant. Ze kiezen ook hun teamnamen. Volg ze in het verzamelpunt.
      </p>
      <button type="button" aria-busy={bezig} onClick={begin} className="knop">
        Repetitie met robotteams
      </button>
      <p role="status" className="mt-3 font-semibold text-mos">
        {begonnen && 'De repetitie begint. Open het verzamelpunt om mee te kijken.'}
      </p>
      <AlgemeneFout>{fout}</AlgemeneFout>
    </Paneel>
  )
}
