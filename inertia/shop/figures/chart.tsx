import { Component, lazy, Suspense, type ReactNode } from 'react'
import { useHydrated } from '~/ui/hooks/use_hydrated'
import type { Bars } from './bar_chart'

/** The library that draws is large, and fetched when there is something to draw. */
const FigureBars = lazy(() => import('./bar_chart'))

const UPRIGHT_PX = 230
/** A bar that lies, with room for a name on two lines. */
const BAR_PX = 40
const AS_PX = 40

/**
 * The numbers of the table below it as a picture. The table is what everybody can read; the picture
 * says nothing that does not stand there, so it is left out for who cannot see it.
 */
export function Chart({ kop: heading, ...bars }: Bars & { kop?: string }) {
  const hydrated = useHydrated()
  const height = bars.liggend ? AS_PX + bars.punten.length * BAR_PX : UPRIGHT_PX
  if (bars.punten.every(({ waarde: value }) => value === 0)) return null
  return (
    <div aria-hidden="true" className="niet-printen mb-4">
      {heading && <p className="mb-1 font-semibold">{heading}</p>}
      <div style={{ height: height }}>
        {hydrated && (
          <WithoutDrawing>
            <Suspense fallback={null}>
              <FigureBars {...bars} hoogte={height} />
            </Suspense>
          </WithoutDrawing>
        )}
      </div>
    </div>
  )
}

/** Without the library, as on a bad line, the table is enough. */
class WithoutDrawing extends Component<{ children: ReactNode }, { mislukt: boolean }> {
  override state = { mislukt: false }

  static getDerivedStateFromError() {
    return { mislukt: true }
  }

  override render() {
    return this.state.mislukt ? null : this.props.children
  }
}
