import { Page, Text, View } from '@react-pdf/renderer'
import { HEADING, sizeOnOneLine } from '#app/core/pdf/fitted_text'
import { MM } from '#app/core/pdf/measures'
import {
  inks,
  InLines,
  inTwo,
  Ornaments,
  Picture,
  type PageOfPack,
} from '#app/shop/party/party_parts'
import { styles } from '#app/shop/party/party_styles'
import { PARTY_WORDS } from '#app/shop/party/party_words'

const MARGIN = 9 * MM
const WIDTH = 162 * MM
const LARGEST = 58
/** How many letters by hand fit beside each other. */
const ONE_LINE = 42

/** A poster for the door, as large as the paper. */
export function PosterPage(page: PageOfPack) {
  const { poster, ornament } = page.pack
  const { color, accent, block, onBlock, letter } = inks(page)
  const frame = { position: 'absolute', border: `1.4 solid ${onBlock}`, borderRadius: 6 } as const
  const inset = 3.5 * MM
  return (
    <Page size="A4" style={[styles.page, { padding: MARGIN }]} bookmark="Affiche">
      <View
        style={{
          height: 279 * MM,
          backgroundColor: block,
          border: `2.5 solid ${color ? letter : accent}`,
          borderRadius: 10,
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingVertical: 13 * MM,
          color: onBlock,
        }}
      >
        <View style={[frame, { top: inset, bottom: inset, left: inset, right: inset }]} />
        <Words above={poster.above} heading={poster.heading} />
        <View style={{ border: `3 solid ${color ? '#FFFBF2' : '#FFFFFF'}` }}>
          <Picture picture={page.picture} width={WIDTH} edge={letter} />
        </View>
        <Ornaments
          drawing={ornament}
          count={9}
          size={12 * MM}
          color={color}
          style={{ width: WIDTH }}
        />
        <View>
          <InLines
            lines={poster.below.length > ONE_LINE ? inTwo(poster.below) : [poster.below]}
            style={[styles.hand, styles.center, { fontSize: 25 }]}
          />
        </View>
        <Door page={page} />
      </View>
    </Page>
  )
}

type WordsProps = { readonly above: string; readonly heading: string }

/** The heading in two lines where one would be small. */
function Words({ above, heading }: WordsProps) {
  const lines = inTwo(heading)
  const fontSize = Math.min(...lines.map((line) => sizeOnOneLine(line, HEADING, LARGEST, WIDTH)))
  return (
    <View style={styles.middle}>
      <Text style={[styles.above, { fontSize: 18, marginBottom: 6 }]}>{above}</Text>
      <InLines lines={lines} style={[styles.heading, styles.center, { fontSize }]} />
    </View>
  )
}

/** A label on which the host writes whose door it is. */
function Door({ page }: { readonly page: PageOfPack }) {
  const { letter, color } = inks(page)
  return (
    <View
      style={[
        styles.row,
        {
          width: 150 * MM,
          height: 19 * MM,
          paddingHorizontal: 6 * MM,
          paddingBottom: 4 * MM,
          alignItems: 'flex-end',
          backgroundColor: color ? '#FFFBF2' : '#FFFFFF',
          border: `1.6 solid ${letter}`,
          borderRadius: 4,
          color: letter,
        },
      ]}
    >
      <Text style={[styles.bold, { fontSize: 14, marginRight: 6 }]}>{PARTY_WORDS.welcome}</Text>
      <View style={styles.writing} />
    </View>
  )
}
