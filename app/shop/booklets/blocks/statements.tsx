import { Canvas, Text, View } from '@react-pdf/renderer'
import { CODE } from '#app/core/pdf/fonts'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { READING, linesOf } from '#app/core/pdf/fitted_text'
import { MM, SHEET_WIDTH } from '#app/core/pdf/measures'
import { styles } from '#app/shop/booklets/booklet_styles'
import { paintPaper } from '#app/shop/booklets/blocks/prop_paper'
import { FINGERPRINTS, PAPER_CLIP } from '#domain/play/props/police_card'
import { LOOKS, type Look } from '#domain/play/props/looks'
import { COLORS, type Drawing } from '#domain/drawing'
import { chunk, type BlockOf, type BlockProps } from '#app/shop/booklets/blocks/typesetting'

const GUTTER = 8
const RULE = `1 solid ${COLORS.soft}`
const PORTRAIT = 28 * MM
const WIDE = (SHEET_WIDTH - GUTTER) / 2
const EDGE = 11
/** The size of an answer, and the room for it beside the photo. */
const SIZE = 12.5
const ANSWER = WIDE - 2 * EDGE - PORTRAIT - GUTTER
/** At this height everybody around the table can read along, and seven cards take two sheets. */
const LEAST = 86 * MM

/**
 * People who were questioned, two beside each other: for each a card of the police, with a photo
 * held by a clip and what they answer. When the last card stands alone, a note to write on lies
 * beside it.
 */
export const Statements = ({ people, layout }: BlockProps<'statements'>) => (
  <View>
    {chunk(people, 2).map((row, index) => (
      <View key={index} style={[styles.row, { gap: GUTTER, marginBottom: GUTTER }]} wrap={false}>
        {row.map((person, place) => (
          <Person
            key={person.name}
            person={person}
            print={FINGERPRINTS[(index * 2 + place) % FINGERPRINTS.length]}
            color={layout.color}
          />
        ))}
        {row.length === 1 && <Memo color={layout.color} />}
      </View>
    ))}
  </View>
)

/** A ruled note without a word on it. */
const Memo = ({ color }: { readonly color: boolean }) => (
  <View style={{ width: WIDE }}>
    <Paper color={color} paint={paintPaper(MEMO, color, 5 * MM)} />
  </View>
)

const MEMO = { ...LOOKS.note, ruling: 'lines' } as const satisfies Look
const CARD = { ...LOOKS.card, paper: 'buff', frame: false } as const satisfies Look

type PaperProps = { readonly color: boolean; readonly paint: ReturnType<typeof paintPaper> }

const Paper = ({ paint }: PaperProps) => (
  <Canvas style={{ position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 }} paint={paint} />
)

type PersonProps = {
  readonly person: BlockOf<'statements'>['people'][number]
  readonly print?: Drawing
  readonly color: boolean
}

const Person = ({ person: { name, role, drawing, statements }, print, color }: PersonProps) => (
  <View style={[styles.row, { gap: GUTTER, padding: EDGE, width: WIDE, minHeight: LEAST }]}>
    <Paper color={color} paint={paintPaper(CARD, color, 0)} />
    <View style={{ width: PORTRAIT }}>
      <DrawingInPdf drawing={drawing} width={PORTRAIT} height={PORTRAIT * 1.25} color={color} />
      <View style={{ position: 'absolute', left: 7, top: -19 }}>
        <DrawingInPdf drawing={PAPER_CLIP} width={4 * MM} height={12.5 * MM} color={color} />
      </View>
      <View style={{ marginTop: 10, alignItems: 'center' }}>
        {print && <DrawingInPdf drawing={print} width={16 * MM} height={19 * MM} color={color} />}
      </View>
    </View>
    <View style={styles.filling}>
      <Text style={[styles.bold, { fontFamily: CODE, borderBottom: RULE, paddingBottom: 2 }]}>
        {`${name}, ${role}`}
      </Text>
      {statements.map(({ question, text }) => (
        <View key={question} style={{ fontSize: SIZE, marginTop: 6, lineHeight: 1.35 }}>
          <Text style={styles.italic}>{question}</Text>
          {linesOf(text, READING, SIZE, ANSWER).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
      ))}
    </View>
  </View>
)
