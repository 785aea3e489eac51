import { Text, View } from '@react-pdf/renderer'
import { SHEET_WIDTH } from '#app/core/pdf/measures'
import { styles } from '#app/shop/booklets/booklet_styles'
import {
  CaptionAbove,
  Gap,
  chunk,
  type BlockOf,
  type BlockProps,
} from '#app/shop/booklets/blocks/typesetting'

/** Cards that lie on the table. */
export const Cards = ({ caption, cards, layout }: BlockProps<'cards'>) => {
  const beside = sideBySide(cards.length)
  const width = cardWidth(Math.min(beside, cards.length), layout.width)
  return (
    <>
      <CaptionAbove>{caption}</CaptionAbove>
      {chunk(cards, beside).map((row, index) => (
        <View
          key={index}
          style={[styles.row, { gap: CARD_GUTTER, marginBottom: CARD_GUTTER }]}
          wrap={false}
        >
          {row.map((card) => (
            <Card key={card.title} card={card} width={width} />
          ))}
        </View>
      ))}
      <Gap layout={layout} />
    </>
  )
}

type CardProps = {
  readonly card: BlockOf<'cards'>['cards'][number]
  readonly width: number
}

const Card = ({ card: { title, lines }, width }: CardProps) => (
  <View style={[styles.card, { width }]}>
    <Text style={styles.bold}>{title}</Text>
    {lines.map((line, index) => (
      <Text key={index} style={styles.small}>
        {line}
      </Text>
    ))}
  </View>
)

/** Four or three cards in a row, so that no row has a gap when possible. */
const sideBySide = (count: number) => (count % 4 === 0 ? 4 : 3)

const CARD_GUTTER = 6
const cardWidth = (beside: number, room = SHEET_WIDTH) =>
  (room - (Math.max(beside, 3) - 1) * CARD_GUTTER) / Math.max(beside, 3)
