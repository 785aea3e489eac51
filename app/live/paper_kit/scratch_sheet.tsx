import { Path, Svg, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { Sheet } from '#app/live/paper_kit/kit_parts'
import { WIDTH } from '#app/live/paper_kit/kit_styles'
import type { PaperKit } from '#app/live/paper_kit/paper_kit'
import { COLORS } from '#domain/drawing'

const SQUARE = 5 * MM
const ROWS = 45
const COLUMNS = Math.floor(WIDTH / SQUARE)
const [WIDE, HIGH] = [COLUMNS * SQUARE, ROWS * SQUARE]

/** Squared paper to puzzle on. The kit has a sheet for each team. */
export function ScratchSheet({ kit }: { readonly kit: PaperKit }) {
  const lines = [
    ...Array.from({ length: ROWS + 1 }, (_, row) => `M0 ${row * SQUARE} h${WIDE}`),
    ...Array.from({ length: COLUMNS + 1 }, (_, column) => `M${column * SQUARE} 0 v${HIGH}`),
  ]
  return (
    <Sheet kit={kit} kind="Kladpapier" title="Om op te puzzelen">
      <View style={{ marginTop: 4 * MM }}>
        <Svg viewBox={`-1 -1 ${WIDE + 2} ${HIGH + 2}`} width={WIDE + 2} height={HIGH + 2}>
          <Path d={lines.join(' ')} fill="none" stroke={COLORS.soft} strokeWidth="0.35" />
        </Svg>
      </View>
    </Sheet>
  )
}
