import { Text, View } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { SHEET_WIDTH, MM } from '#app/core/pdf/measures'
import { DASHED, styles } from '#app/shop/booklets/booklet_styles'
import {
  BlankLine,
  CaptionAbove,
  chunk,
  type BlockOf,
  type BlockProps,
} from '#app/shop/booklets/blocks/typesetting'

/** Cards to cut out along dashed lines, all of one size. */
export const CutOutCards = (block: BlockProps<'cut_out_cards'>) => {
  const { caption, columns, height, cards, layout } = block
  const size = { width: SHEET_WIDTH / columns, height: height * MM }
  return (
    <>
      <CaptionAbove>{caption}</CaptionAbove>
      {chunk(cards, columns).map((row, index) => (
        <View key={index} style={styles.row} wrap={false}>
          {row.map((card, i) => (
            <View key={i} style={[styles.cutOutCard, cutEdges(index, i), size]}>
              <CutOutFace card={card} {...size} color={layout.color} />
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
  /** Of the card, in points. */
  readonly width: number
  readonly height: number
  readonly color: boolean
}

const CutOutFace = ({ card, width, height, color }: CutOutProps) => {
  const { heading, lines = [], drawing } = card
  const left = height - 14 - (heading ? 18 : 0) - lines.length * 15
  return (
    <>
      {heading && <Text style={[styles.bold, { textAlign: 'center' }]}>{heading}</Text>}
      {drawing && <DrawingInPdf drawing={drawing} width={width - 14} height={left} color={color} />}
      {lines.map((line, index) => (
        <Text key={index} style={[styles.small, { textAlign: 'center' }]}>
          {line}
        </Text>
      ))}
    </>
  )
}

/** Each line to cut along is drawn once, because two lines would blur its dashes. */
const cutEdges = (row: number, column: number) => ({
  ...(row === 0 && { borderTop: DASHED }),
  ...(column === 0 && { borderLeft: DASHED }),
})
