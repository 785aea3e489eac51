import { Canvas, Text, View } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { SHEET_WIDTH, MM } from '#app/core/pdf/measures'
import { paintPaper } from '#app/shop/booklets/blocks/prop_paper'
import { DASHED, styles } from '#app/shop/booklets/booklet_styles'
import {
  BlankLine,
  CaptionAbove,
  chunk,
  type BlockOf,
  type BlockProps,
} from '#app/shop/booklets/blocks/typesetting'
import { LOOKS, type PropObject } from '#domain/play/props/looks'

/** Cards to cut out along dashed lines, all of one size. */
export const CutOutCards = (block: BlockProps<'cut_out_cards'>) => {
  const { caption, columns, height, cards, layout, object } = block
  const size = { width: SHEET_WIDTH / columns, height: height * MM }
  return (
    <>
      <CaptionAbove>{caption}</CaptionAbove>
      {chunk(cards, columns).map((row, index) => (
        <View key={index} style={styles.row} wrap={false}>
          {row.map((card, i) => (
            <View
              key={i}
              style={[
                styles.cutOutCard,
                cutEdges(index, i),
                size,
                size.width < TINY ? { padding: 3 } : {},
              ]}
            >
              {object ? (
                <ThingToCut card={card} object={object} {...size} color={layout.color} />
              ) : (
                <CutOutFace card={card} {...size} color={layout.color} />
              )}
            </View>
          ))}
        </View>
      ))}
      <BlankLine />
    </>
  )
}

type CutOutProps = {
  readonly card: BlockOf<'cut_out_cards'>['cards'][number]
  /** The size of the card, in points. */
  readonly width: number
  readonly height: number
  readonly color: boolean
}

const CutOutFace = ({ card, width, height, color }: CutOutProps) => {
  const { heading, lines = [], drawing } = card
  const tiny = width < TINY
  const edge = tiny ? 8 : 14
  const left = height - edge - (heading ? (tiny ? 13 : 18) : 0) - lines.length * 15
  return (
    <>
      {heading && (
        <Text style={[styles.bold, tiny ? styles.small : {}, { textAlign: 'center' }]}>
          {heading}
        </Text>
      )}
      {drawing && (
        <DrawingInPdf drawing={drawing} width={width - edge} height={left} color={color} />
      )}
      {lines.map((line, index) => (
        <Text key={index} style={[styles.small, { textAlign: 'center' }]}>
          {line}
        </Text>
      ))}
    </>
  )
}

/** A card for a plan, as wide as two fingers: its words and its edge are small. */
const TINY = 20 * MM

/** A card that is narrower has smaller words. */
const NARROW = 40 * MM

/** Holes are along the left edge, and words beside them. */
const besideHoles = (object: PropObject, narrow: boolean) => {
  if (!('left' in LOOKS[object]) || LOOKS[object].left !== 'holes') return {}
  return narrow
    ? { paddingLeft: 9 * MM, paddingRight: 1 * MM }
    : { paddingLeft: 12 * MM, paddingRight: 4 * MM }
}

/** A card that is a thing: its paper a little inside the line to cut along, and words by hand. */
const ThingToCut = ({
  card: { heading, lines = [], drawing },
  object,
  width,
  height,
  color,
}: CutOutProps & { readonly object: PropObject }) => (
  <View
    style={[
      styles.thingToCut,
      besideHoles(object, width < NARROW),
      { width: width - 14, height: height - 14 },
    ]}
  >
    <Canvas
      style={{ position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 }}
      paint={paintPaper(LOOKS[object], color, 10)}
    />
    {drawing && (
      <DrawingInPdf drawing={drawing} width={width / 3} height={height / 3} color={color} />
    )}
    {heading && (
      <Text style={[styles.cutOutHeading, width < NARROW ? { fontSize: 11 } : {}]}>{heading}</Text>
    )}
    {lines.map((line, index) => (
      <Text key={index} style={[styles.cutOutWords, width < NARROW ? { fontSize: 12 } : {}]}>
        {line}
      </Text>
    ))}
  </View>
)

/** Each line to cut along is drawn once, because two lines would blur its dashes. */
const cutEdges = (row: number, column: number) => ({
  ...(row === 0 && { borderTop: DASHED }),
  ...(column === 0 && { borderLeft: DASHED }),
})
