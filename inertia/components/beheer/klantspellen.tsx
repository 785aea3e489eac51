import { Link } from '@inertiajs/react'
import { Paneel } from '~/components/beheer/paneel'
import { statustekst } from '~/components/beheer/statustekst'
import { SPEL_API, type Doe } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import type { Klantsnapshot } from '~/types_live'

const PANEEL = 'spellen'

/** Which games a klant has. */
export function Klantspellen({ klant, doe }: { klant: Klantsnapshot; doe: Doe }) {
  const { voerUit, bezig, fout } = useActie(doe)
  const { spellenfabriek: spel } = klant

  async function schakelIn() {
    if (await voerUit(`${SPEL_API}/new/${klant.id}`)) document.getElementById(PANEEL)?.focus()
  }

  return (
    <Paneel titel="Spellen" id={PANEEL}>
      {spel ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link href={`/dashboard/klant/spellenfabriek/${klant.id}`} className="knop knop-lak">
            Ga naar Spellenfabriek
          </Link>
          <p>{statustekst(spel.status)}</p>
        </div>
      ) : (
        <>
          <p className="mb-3 text-zacht">
            De Spellenfabriek staat nog niet aan voor deze klant. Zet hem aan om teams, kamers en
            QR-codes klaar te zetten.
          </p>
          <button type="button" aria-busy={bezig} onClick={schakelIn} className="knop knop-lak">
            Spellenfabriek inschakelen
          </button>
        </>
      )}
      <AlgemeneFout>{fout}</AlgemeneFout>
    </Paneel>
  )
}
