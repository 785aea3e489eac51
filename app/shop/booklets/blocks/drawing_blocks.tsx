import { Line, Svg, Text, View } from '@react-pdf/renderer'
import { DrawingInPdf, TrueSize } from '#app/core/pdf/drawing_in_pdf'
import { TEXT } from '#app/core/pdf/fonts'
import { MM } from '#app/core/pdf/measures'
import { DRAWING_HEIGHT, styles } from '#app/shop/booklets/booklet_styles'
import { CaptionBelow, type BlockProps } from '#app/shop/booklets/blocks/typesetting'
import { COLORS } from '#domain/drawing'

export const DrawingBlock = (block: BlockProps<'drawing'>) => {
  const { caption, drawing, layout } = block
  return (
    <View style={styles.center} wrap={false}>
      <DrawingInPdf
        drawing={drawing}
        width={layout.drawingWidth}
        height={layout.drawingHeight ?? DRAWING_HEIGHT}
        color={layout.color}
      />
      <CaptionBelow layout={layout}>{caption}</CaptionBelow>
    </View>
  )
}

/** Loose pieces to lay in an order, beside each other. Each has its name in its drawing. */
export const Strips = ({ caption, strips, layout }: BlockProps<'strips'>) => (
  <View wrap={false}>
    <View style={[styles.row, { gap: STRIP_GUTTER, justifyContent: 'center' }]}>
      {strips.map(({ name, drawing }) => (
        <View key={name} style={styles.center}>
          <View style={styles.cutEdges}>
            <DrawingInPdf
              drawing={drawing}
              width={layout.drawingWidth / strips.length - STRIP_GUTTER - 2}
              height={DRAWING_HEIGHT}
              color={layout.color}
            />
          </View>
        </View>
      ))}
    </View>
    <CaptionBelow>{`${caption}. Knip langs de streepjes.`}</CaptionBelow>
  </View>
)

/** The space between two strips on the sheet, in points. */
const STRIP_GUTTER = 4

export const TrueSizeBlock = (block: BlockProps<'true_size'>) => {
  const { caption, drawing, layout } = block
  return (
    <View style={styles.center} wrap={false}>
      <TrueSize drawing={drawing} color={layout.color} />
      <Text style={styles.caption}>{caption}</Text>
      <ScaleBar />
    </View>
  )
}

const BAR_CM = 5
const pen = { stroke: COLORS.ink, strokeWidth: 0.8 }

/**
 * Five centimetres. On paper that was printed in another size, everybody can see the difference.
 */
function ScaleBar() {
  const length = BAR_CM * 10 * MM
  return (
    <View style={[styles.center, { marginTop: 6 }]}>
      <Svg width={length + 2} height={10}>
        <Line x1={1} y1={5} x2={length + 1} y2={5} {...pen} />
        {Array.from({ length: BAR_CM + 1 }, (_, cm) => (
          <Mark key={cm} cm={cm} />
        ))}
      </Svg>
      <Text style={{ fontSize: 9, fontFamily: TEXT }}>Op ware grootte is deze balk 5 cm.</Text>
    </View>
  )
}

/** A mark of the scale bar; those at both ends are longer. */
function Mark({ cm }: { readonly cm: number }) {
  const x = 1 + cm * 10 * MM
  const [from, to] = cm % BAR_CM ? [3, 7] : [0, 10]
  return <Line x1={x} x2={x} y1={from} y2={to} {...pen} />
}
