import { Component, lazy, Suspense, type ReactNode } from 'react'
import { useHydrated } from '~/ui/hooks/use_hydrated'
import type { Bars } from './bar_chart'

/** The drawing library is large, so it is loaded only when there is something to draw. */
const FigureBars = lazy(() => import('./bar_chart'))

const UPRIGHT_PX = 230
/** The height of a horizontal bar, with room for a name on two lines. */
const BAR_PX = 40
const AS_PX = 40

/**
 * The numbers of the table below as a picture. Everybody can read the table, and the picture adds
 * nothing to it, so screen readers skip the picture.
 */
export function Chart({ heading, ...bars }: Bars & { heading?: string }) {
  const hydrated = useHydrated()
  const height = bars.horizontal ? AS_PX + bars.points.length * BAR_PX : UPRIGHT_PX
  if (bars.points.every(({ value }) => value === 0)) return null
  return (
    <div aria-hidden="true" className="no-print mb-4">
      {heading && <p className="mb-1 font-semibold">{heading}</p>}
      <div style={{ height }}>
        {hydrated && (
          <WithoutDrawing>
            <Suspense fallback={null}>
              <FigureBars {...bars} height={height} />
            </Suspense>
          </WithoutDrawing>
        )}
      </div>
    </div>
  )
}

/** Leaves the chart out when the library cannot be loaded; the table is enough. */
class WithoutDrawing extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
