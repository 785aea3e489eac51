import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PLEKKEN } from '#domain/winkel/informatietekst'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { NuOpgeslagen } from '~/components/beheer/nu_opgeslagen'
import { Paneel } from '~/components/beheer/paneel'
import { useTekst, type Tekst } from '~/components/beheer/use_tekst'
import { Dialoog } from '~/components/spelen/dialoog'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { useDialoog } from '~/hooks/use_dialoog'

export type Deelvelden<D> = {
  deel: D
  /** What its fields are called in the messages of the server: 'blokken.3'. */
  naam: string
  fouten: (veld: string) => string[] | undefined
  onVerander: (deel: D) => void
}

type Props<D> = Tekst<D> & {
  titel: string
  /** What a part is called: a block, a question. */
  wat: string
  gewijzigd: boolean
  leeg: D
  /** The places that the original text has and this one no longer does. */
  verdwenen: (nu: readonly D[]) => string[]
  velden: (deel: Deelvelden<D>) => ReactNode
  voorbeeld: (deel: D, nr: number) => ReactNode
}

/** Changes a text part by part, with the page beside it as visitors will see it. */
export function Tekstbewerker<D>(props: Props<D>) {
  const { titel, veld, wat, gewijzigd, leeg, velden, voorbeeld } = props
  const dialoog = useDialoog()
  const tekst = useTekst(props, dialoog)
  const { delen, errors } = tekst
  const verdwenen = props.verdwenen(delen.map(({ deel }) => deel))

  return (
    <div className="space-y-5">
      <Kruimelpad
        kruimels={[{ tekst: 'Instellingen', href: '/dashboard/instellingen' }, { tekst: titel }]}
      />
      <h1 className="text-3xl">{titel}</h1>
      <p className="max-w-[46rem]">
        {PLEKKEN.map((plek) => `{${plek}}`).join(' ')} worden op de pagina ingevuld met de gegevens
        van de winkel.{' '}
        {gewijzigd ? 'Deze tekst is door jullie gewijzigd.' : 'Dit is de oorspronkelijke tekst.'}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Paneel titel="Tekst">
          <form onSubmit={tekst.slaOp} noValidate className="space-y-5">
            <Foutenoverzicht errors={errors} />
            {delen.map(({ sleutel, deel }, nr) => (
              <fieldset
                key={sleutel}
                id={`deel-${sleutel}`}
                tabIndex={-1}
                className="min-w-0 rounded-lg border border-lijn-zacht p-4"
              >
                <legend className="px-1 font-semibold">
                  {hoofdletter(wat)} {nr + 1}
                </legend>
                {velden({
                  deel,
                  naam: `${veld}.${nr}`,
                  fouten: (een) => errors[`${veld}.${nr}.${een}`],
                  onVerander: (nieuw) => tekst.verander(nr, nieuw),
                })}
                <div className="mt-3 flex flex-wrap gap-2">
                  <Kleine onClick={() => tekst.verplaats(nr, -1)} uit={nr === 0}>
                    Omhoog
                  </Kleine>
                  <Kleine onClick={() => tekst.verplaats(nr, 1)} uit={nr === delen.length - 1}>
                    Omlaag
                  </Kleine>
                  <Kleine onClick={() => tekst.voegToe(nr, leeg)}>Hieronder invoegen</Kleine>
                  <Kleine onClick={() => tekst.verwijder(nr)} uit={delen.length === 1}>
                    Verwijderen
                  </Kleine>
                </div>
              </fieldset>
            ))}
            {verdwenen.length > 0 && (
              <p className="notitie">
                In de oorspronkelijke tekst stond ook {verdwenen.join(' ')}. Staat dat er nog op een
                andere manier?
              </p>
            )}
            <AlgemeneFout>{tekst.fout}</AlgemeneFout>
            {tekst.ingehaald && <NuOpgeslagen>{props.delen.map(voorbeeld)}</NuOpgeslagen>}
            <div className="flex flex-wrap items-center gap-3">
              <button type="submit" aria-busy={tekst.bezig} className="knop knop-lak">
                Opslaan
              </button>
              {gewijzigd && (
                <button
                  type="button"
                  aria-busy={tekst.bezig}
                  onClick={tekst.zetTerug}
                  className="knop"
                >
                  Terug naar de oorspronkelijke tekst
                </button>
              )}
              <Link href="/dashboard/instellingen" className="knop">
                Terug
              </Link>
              <p role="status" className="font-semibold text-mos">
                {tekst.gedaan}
              </p>
            </div>
          </form>
        </Paneel>
        <Paneel titel="Zo ziet de bezoeker het" className="lg:sticky lg:top-4">
          <div
            className="max-h-[80dvh] space-y-4 overflow-y-auto pr-2"
            tabIndex={0}
            role="region"
            aria-label="Voorbeeld"
          >
            {delen.map(({ deel, sleutel }) => voorbeeld(deel, sleutel))}
          </div>
        </Paneel>
      </div>
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

type KleineProps = { onClick: () => void; uit?: boolean; children: string }

const Kleine = ({ onClick, uit = false, children }: KleineProps) => (
  <button type="button" onClick={onClick} disabled={uit} className="knop">
    {children}
  </button>
)

const hoofdletter = (tekst: string) => tekst.charAt(0).toUpperCase() + tekst.slice(1)
