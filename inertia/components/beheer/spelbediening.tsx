import { Klokbediening } from '~/components/beheer/klokbediening'
import { SPELKNOPPEN, type Spelknop } from '~/components/beheer/spelknoppen'
import { SPELSTATUS } from '~/components/beheer/spelstatus'
import { SPEL_API, type Spelpaneel } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

type Props = Spelpaneel & { dialoog: DialoogInGebruik }

/** The buttons that lead the evening, and why the last one was refused. */
export function Spelbediening({ snapshot, spel, doe, dialoog }: Props) {
  const { voerUit, bezig, fout } = useActie(doe)

  async function druk({ label, call, vraag }: Spelknop) {
    const { status: gezien } = spel
    const zeker =
      !vraag ||
      (await dialoog.vraag({
        titel: label,
        alineas: [vraag],
        sluit: 'Nee',
        ja: 'Ja',
        terug: SPELSTATUS,
        toon: 'gewoon',
      }))
    /** The buttons are others now; the keyboard goes on at what the game is doing. */
    if (zeker && (await voerUit(`${SPEL_API}/${call}/${snapshot.id}`, { gezien })))
      document.getElementById(SPELSTATUS)?.focus()
  }

  return (
    <div className="space-y-4">
      <div role="group" aria-label="Spel" className="flex flex-wrap gap-3">
        {(SPELKNOPPEN[spel.status] ?? []).map((knop) => (
          <button
            key={knop.label}
            type="button"
            aria-busy={bezig}
            onClick={() => druk(knop)}
            className={knop.hoofd ? 'knop knop-lak' : 'knop'}
          >
            {knop.label}
          </button>
        ))}
      </div>
      <AlgemeneFout>{fout}</AlgemeneFout>
      {spel.acties.includes('extratijd') && (
        <Klokbediening klantId={snapshot.id} spel={spel} doe={doe} />
      )}
    </div>
  )
}
