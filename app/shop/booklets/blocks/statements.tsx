import { Text, View } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { MM, SHEET_WIDTH } from '#app/core/pdf/measures'
import { styles } from '#app/shop/booklets/booklet_styles'
import { chunk, type BlockOf, type BlockProps } from '#app/shop/booklets/blocks/typesetting'

const GUTTER = 8
const PORTRAIT = 21 * MM

/** People who were questioned, two beside each other: a portrait and what they answer. */
export const Statements = ({ people, layout }: BlockProps<'statements'>) => (
  <View>
    {chunk(people, 2).map((row, index) => (
      <View key={index} style={[styles.row, { gap: GUTTER, marginBottom: GUTTER }]} wrap={false}>
        {row.map((person) => (
          <Person key={person.name} person={person} color={layout.color} />
        ))}
      </View>
    ))}
  </View>
)

type PersonProps = {
  readonly person: BlockOf<'statements'>['people'][number]
  readonly color: boolean
}

const Person = ({ person: { name, role, drawing, statements }, color }: PersonProps) => (
  <View
    style={[
      styles.card,
      styles.row,
      { gap: GUTTER, padding: 5, width: (SHEET_WIDTH - GUTTER) / 2 },
    ]}
  >
    <View style={{ width: PORTRAIT }}>
      <DrawingInPdf drawing={drawing} width={PORTRAIT} height={PORTRAIT * 1.3} color={color} />
    </View>
    <View style={styles.filling}>
      <Text style={styles.bold}>{`${name}, ${role}`}</Text>
      {statements.map(({ question, text }) => (
        <Text key={question} style={[styles.small, { marginTop: 2, lineHeight: 1.3 }]}>
          <Text style={styles.italic}>{`${question} `}</Text>
          {text}
        </Text>
      ))}
    </View>
  </View>
)
