import { Component, lazy, Suspense, type ReactNode } from 'react'
import { useGehydrateerd } from '~/hooks/use_gehydrateerd'
import type { Staven } from '~/components/beheer/staafdiagram'

/** The library that draws is large, and fetched when there is something to draw. */
const Staafdiagram = lazy(() => import('~/components/beheer/staafdiagram'))

const STAAND_PX = 230
/** A bar that lies, with room for a name on two lines. */
const STAAF_PX = 40
const AS_PX = 40

/**
 * The numbers of the table below it as a picture. The table is what everybody can read; the picture
 * says nothing that does not stand there, so it is left out for who cannot see it.
 */
export function Grafiek({ kop, ...staven }: Staven & { kop?: string }) {
  const leeft = useGehydrateerd()
  const hoogte = staven.liggend ? AS_PX + staven.punten.length * STAAF_PX : STAAND_PX
  if (staven.punten.every(({ waarde }) => waarde === 0)) return null
  return (
    <div aria-hidden="true" className="niet-printen mb-4">
      {kop && <p className="mb-1 font-semibold">{kop}</p>}
      <div style={{ height: hoogte }}>
        {leeft && (
          <ZonderTekening>
            <Suspense fallback={null}>
              <Staafdiagram {...staven} hoogte={hoogte} />
            </Suspense>
          </ZonderTekening>
        )}
      </div>
    </div>
  )
}

/** Without the library, as on a bad line, the table is enough. */
class ZonderTekening extends Component<{ children: ReactNode }, { mislukt: boolean }> {
  override state = { mislukt: false }

  static getDerivedStateFromError() {
    return { mislukt: true }
  }

  override render() {
    return this.state.mislukt ? null : this.props.children
  }
}
