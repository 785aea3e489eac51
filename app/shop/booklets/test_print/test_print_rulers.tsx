import { G, Line, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { CM, styles } from '#app/shop/booklets/test_print/test_print_styles'
import { BAR_CM, GRID_CM } from '#app/shop/booklets/test_print/test_print_texts'
import { COLORS } from '#domain/drawing'

const BAR = { width: BAR_CM * CM, height: 14 }
const GRID = GRID_CM * CM
/** The space beside the grid, for its numbers. */
const EDGE = 10

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Ten centimetres, with a mark and a number per centimetre. */
export function Bar() {
  return (
    <View>
      <Svg {...BAR} viewBox={`0 0 ${BAR.width} ${BAR.height}`}>
        <Rect x={0} y={0} {...BAR} fill={COLORS.ink} />
        {upTo(BAR_CM - 1).map((index) => (
          <Mark key={index} x={(index + 1) * CM} />
        ))}
      </Svg>
      {upTo(BAR_CM + 1).map((cm) => (
        <Digit key={cm} top={17} left={cm * CM - 2} width={2 * CM}>
          {cm === BAR_CM ? '10 cm' : String(cm)}
        </Digit>
      ))}
      <View style={{ height: 16 }} />
    </View>
  )
}

const Mark = ({ x }: { readonly x: number }) => (
  <Line x1={x} x2={x} y1={7} y2={14} stroke={COLORS.white} strokeWidth={0.6} />
)

/** A ruler around a corner: squares of a centimetre, to measure in both directions. */
export function Grid() {
  return (
    <View style={{ width: GRID + EDGE, height: GRID + EDGE }}>
      <Squares />
      {upTo(GRID_CM).map((index) => (
        <Numbers key={index} cm={index + 1} />
      ))}
    </View>
  )
}

function Squares() {
  const side = GRID + 1
  const pen = { stroke: COLORS.ink, strokeWidth: 0.6 }
  return (
    <Svg
      width={side}
      height={side}
      viewBox={`-0.5 -0.5 ${side} ${side}`}
      style={{ position: 'absolute', left: EDGE - 0.5, top: EDGE - 0.5 }}
    >
      {upTo(GRID_CM + 1).map((cm) => (
        <G key={cm}>
          <Line x1={cm * CM} y1={0} x2={cm * CM} y2={GRID} {...pen} />
          <Line x1={0} y1={cm * CM} x2={GRID} y2={cm * CM} {...pen} />
        </G>
      ))}
    </Svg>
  )
}

/** The number of centimetres from the corner, above the grid and to its left. */
function Numbers({ cm }: { readonly cm: number }) {
  return (
    <>
      <Digit left={EDGE + cm * CM - 4} top={0}>
        {String(cm)}
      </Digit>
      <Digit left={0} top={EDGE + cm * CM - 6}>
        {String(cm)}
      </Digit>
    </>
  )
}

type DigitProps = {
  readonly left: number
  readonly top: number
  readonly width?: number
  readonly children: string
}

function Digit({ children, ...place }: DigitProps) {
  return <Text style={[styles.digit, { position: 'absolute', ...place }]}>{children}</Text>
}
