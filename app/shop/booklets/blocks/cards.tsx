import { Circle, Svg, Text, View } from '@react-pdf/renderer'
import { HAND, SCRIPT } from '#app/core/pdf/fonts'
import { MM, SHEET_WIDTH } from '#app/core/pdf/measures'
import { palette } from '#app/core/pdf/palette'
import { styles } from '#app/shop/booklets/booklet_styles'
import {
  CaptionAbove,
  Gap,
  chunk,
  type BlockOf,
  type BlockProps,
} from '#app/shop/booklets/blocks/typesetting'

/** Cards that lie on the table. */
export const Cards = ({ caption, cards, pinned, layout }: BlockProps<'cards'>) => {
  if (pinned) return <Slips cards={cards} layout={layout} />
  const beside = sideBySide(cards.length)
  const width = cardWidth(Math.min(beside, cards.length), layout.width)
  return (
    <>
      <CaptionAbove layout={layout}>{caption}</CaptionAbove>
      {chunk(cards, beside).map((row, index) => (
        <View
          key={index}
          style={[styles.row, { gap: CARD_GUTTER, marginBottom: CARD_GUTTER }]}
          wrap={false}
        >
          {row.map((card) => (
            <Card key={card.title} card={card} width={width} size={layout.prop?.captionSize} />
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
  /** The words on a thing are as easy to read as its captions. */
  readonly size?: number
}

const Card = ({ card: { title, lines }, width, size }: CardProps) => (
  <View style={[styles.card, { width }]}>
    <Text style={[styles.bold, { marginBottom: 2 }]}>{title}</Text>
    {lines.map((line, index) => (
      <Text key={index} style={[styles.small, size === undefined ? {} : { fontSize: size }]}>
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

/** How crooked the slips hang, in degrees, one after the other. */
const CROOKED = [-2.2, 1.6, -1, 2.4, -1.8, 1.2, -2.6] as const
const SLIPS_BESIDE = 2
const SLIP_GUTTER = 5 * MM

/** Slips that people wrote, each pinned up a little crooked; the last one hangs alone in the middle. */
const Slips = ({ cards, layout }: Pick<BlockProps<'cards'>, 'cards' | 'layout'>) => {
  const room = layout.width ?? SHEET_WIDTH
  const width = (room - (SLIPS_BESIDE - 1) * SLIP_GUTTER) / SLIPS_BESIDE
  return (
    <>
      {chunk(cards, SLIPS_BESIDE).map((row, index) => (
        <View
          key={index}
          style={[styles.row, { gap: SLIP_GUTTER, marginBottom: 2 * MM, justifyContent: 'center' }]}
          wrap={false}
        >
          {row.map((card, place) => (
            <Slip
              key={card.title}
              card={card}
              width={width}
              crooked={CROOKED[(index * SLIPS_BESIDE + place) % CROOKED.length] ?? 0}
              color={layout.color}
            />
          ))}
        </View>
      ))}
    </>
  )
}

type SlipProps = CardProps & { readonly crooked: number; readonly color: boolean }

const Slip = ({ card: { title, lines }, width, crooked, color }: SlipProps) => {
  const { line, letter, fill } = palette(color)
  return (
    <View
      style={{
        width,
        transform: `rotate(${crooked}deg)`,
        backgroundColor: '#FFFFFF',
        border: `0.7 solid ${line.soft}`,
        paddingHorizontal: 3.5 * MM,
        paddingTop: 1.6 * MM,
        paddingBottom: 1.2 * MM,
      }}
    >
      <Svg
        viewBox="0 0 10 10"
        style={{ position: 'absolute', top: 0.6 * MM, right: 2 * MM }}
        width={2.6 * MM}
        height={2.6 * MM}
      >
        <Circle cx={5} cy={5} r={4} fill={fill.wax} stroke={line.wax} strokeWidth={1.5} />
      </Svg>
      <Text style={{ fontFamily: SCRIPT, fontSize: 12, lineHeight: 1, color: letter.wax }}>
        {title}
      </Text>
      <Text style={{ fontFamily: HAND, fontSize: 12, lineHeight: 1.15 }}>{lines.join(' ')}</Text>
    </View>
  )
}
