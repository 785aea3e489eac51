import { Text, View } from '@react-pdf/renderer'
import { JOINED_HAND, ROUND_HAND, linesOf, type Cut } from '#app/core/pdf/fitted_text'
import { HAND, SCRIPT } from '#app/core/pdf/fonts'
import { MM, SHEET_WIDTH } from '#app/core/pdf/measures'
import { styles } from '#app/shop/booklets/booklet_styles'
import { PEN } from '#app/shop/booklets/blocks/prop_measures'
import { chunk, type Layout } from '#app/shop/booklets/blocks/typesetting'
import { COLORS } from '#domain/drawing'

/**
 * Five handwritings from two fonts, and three pens. No two writers share both handwriting and pen.
 */
const HANDS = [
  { fontFamily: SCRIPT, fontSize: 15.5, lineHeight: 1 },
  { fontFamily: HAND, fontSize: 12, lineHeight: 1.2 },
  { fontFamily: SCRIPT, fontWeight: 700, fontSize: 14.5, lineHeight: 1.05 },
  { fontFamily: SCRIPT, fontSize: 17, lineHeight: 0.95 },
  { fontFamily: HAND, fontSize: 13, lineHeight: 1.1 },
] as const
const PENS = [PEN, COLORS.ink, '#4A3A2A'] as const

/** How the entries lie, two beside each other: how wide, how far down, and how crooked. */
const PLACES = [
  { wide: 0.52, down: 0, crooked: -2.2 },
  { wide: 0.42, down: 16, crooked: 2.6 },
  { wide: 0.43, down: 10, crooked: 1.6 },
  { wide: 0.5, down: 0, crooked: -1.4 },
  { wide: 0.47, down: 2, crooked: -2.8 },
  { wide: 0.46, down: 14, crooked: 1.2 },
  { wide: 0.42, down: 12, crooked: 2.4 },
  { wide: 0.51, down: 0, crooked: -1.8 },
  { wide: 0.5, down: 0, crooked: 1.4 },
  { wide: 0.43, down: 12, crooked: -2.4 },
] as const
const BESIDE = 2
const AIR = 4 * MM
/** How much wider a line of bold letters may be than one of light letters. */
const ROOM = MM

type Props = { readonly texts: readonly string[]; readonly layout: Layout }

/** What many people wrote on one page, each in their own hand, wherever there was room. */
export const Scattered = ({ texts, layout }: Props) => (
  <View style={{ marginTop: 1.5 * MM }}>
    {chunk(texts, BESIDE).map((row, index) => (
      <View
        key={index}
        style={[styles.row, { justifyContent: 'space-between', marginBottom: AIR }]}
        wrap={false}
      >
        {row.map((text, place) => (
          <Entry key={text} text={text} at={index * BESIDE + place} layout={layout} />
        ))}
      </View>
    ))}
  </View>
)

/** How much narrower an entry may be set so that its last line has more than one word. */
const NARROWER = [0, 0.04, 0.08, 0.12, 0.16, 0.2] as const

/** The lines of an entry, as many as there have to be, and no word alone on the last when possible. */
function withoutWidow(text: string, cut: Cut, size: number, width: number): string[] {
  const ways = NARROWER.map((part) => linesOf(text, cut, size, width * (1 - part)))
  const [widest = []] = ways
  const better = ways.find((lines) => lines.length === widest.length && lines.at(-1)?.includes(' '))
  return better ?? widest
}

type EntryProps = { readonly text: string; readonly at: number; readonly layout: Layout }

/** The lines are set one by one: the library would squeeze the spaces of some, and people do not. */
function Entry({ text, at, layout }: EntryProps) {
  const { wide, down, crooked } = PLACES[at % PLACES.length] ?? PLACES[0]
  const hand = HANDS[at % HANDS.length] ?? HANDS[0]
  const width = wide * (layout.width ?? SHEET_WIDTH)
  const pen = layout.color ? { color: PENS[at % PENS.length] } : {}
  const cut = hand.fontFamily === HAND ? ROUND_HAND : JOINED_HAND
  return (
    <View style={{ width, marginTop: down, transform: `rotate(${crooked}deg)` }}>
      {withoutWidow(text, cut, hand.fontSize, width - ROOM).map((line) => (
        <Text key={line} style={[hand, pen]}>
          {line}
        </Text>
      ))}
    </View>
  )
}
