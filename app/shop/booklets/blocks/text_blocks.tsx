import { Canvas, Text, View, type Styles } from '@react-pdf/renderer'
import { styles } from '#app/shop/booklets/booklet_styles'
import { paintPaper } from '#app/shop/booklets/blocks/prop_paper'
import { Scattered } from '#app/shop/booklets/blocks/scattered'
import {
  CaptionBelow,
  Gap,
  chunk,
  type BlockProps,
  type Layout,
} from '#app/shop/booklets/blocks/typesetting'
import { LOOKS } from '#domain/play/props/looks'

type Style = Styles[string]

export const Heading = ({ text }: BlockProps<'heading'>) => (
  <Text style={styles.head} minPresenceAhead={60}>
    {text}
  </Text>
)

export const Story = ({ paragraphs, scattered, layout }: BlockProps<'text'>) => (
  <>
    {scattered ? (
      <Scattered texts={paragraphs} layout={layout} />
    ) : (
      <Paragraphs texts={paragraphs} layout={layout} />
    )}
    <Gap layout={layout} />
  </>
)

/** A thing has its paper already. */
export const Letter = ({ heading, paragraphs, signature, layout }: BlockProps<'letter'>) => (
  <View style={layout.prop ? {} : styles.letter} wrap={false}>
    {heading && <Text style={[styles.bold, between(layout)]}>{heading}</Text>}
    <Paragraphs texts={paragraphs} layout={layout} />
    {signature && <Text style={layout.prop ? styles.signature : styles.italic}>{signature}</Text>}
  </View>
)

/** A note that lies the other way around. One that is cut loose has a line to cut along above it. */
export const UpsideDown = ({ slip, heading, paragraphs, layout }: BlockProps<'upside_down'>) => (
  <View style={slip ? styles.slip : {}} wrap={false}>
    <View style={[styles.note, slip ? styles.noteOnSlip : {}, styles.upsideDown]}>
      <Canvas
        style={{ position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 }}
        paint={paintPaper({ ...LOOKS.card, paper: 'yellow', frame: false }, layout.color, 0)}
      />
      <Text style={[styles.bold, { marginBottom: 4 }]}>{heading}</Text>
      {paragraphs.map((text, index) => (
        <Text key={index} style={{ fontSize: 10.5, marginBottom: 5 }}>
          {text}
        </Text>
      ))}
    </View>
  </View>
)

export function List({ heading, numbered, items: points, layout }: BlockProps<'list'>) {
  const columns = columnsFor(points)
  return (
    <>
      {heading && (
        <Text style={styles.listHeading} minPresenceAhead={40}>
          {heading}
        </Text>
      )}
      {chunk(points, columns).map((row, index) => (
        <View key={index} style={styles.row} wrap={false}>
          {row.map((point, i) => (
            <View
              key={i}
              style={layout.prop?.line ? [styles.point, { marginBottom: 0 }] : styles.point}
            >
              <Text style={{ width: 22 }}>{numbered ? `${index * columns + i + 1}.` : '•'}</Text>
              <Text style={styles.filling}>{point}</Text>
            </View>
          ))}
        </View>
      ))}
      <Gap layout={layout} />
    </>
  )
}

/** A list of single words takes a third of the height in columns, one of titles half of it. */
function columnsFor(points: readonly string[]) {
  const longest = Math.max(...points.map((point) => point.length))
  return points.length <= 8 || longest > 30 ? 1 : longest > 24 ? 2 : 3
}

/** What each sound clip says, as signs that are seen instead of heard. */
export const Sounds = ({ caption, clips }: BlockProps<'sound'>) => (
  <View wrap={false}>
    {clips.map(({ name, label, visual }) => (
      <View key={name} style={[styles.row, { marginBottom: 3 }]}>
        <Text style={[styles.bold, { width: 90 }]}>{label}</Text>
        <Text style={[styles.code, styles.filling]}>{visual}</Text>
      </View>
    ))}
    <CaptionBelow>{caption}</CaptionBelow>
  </View>
)

type ParagraphsProps = { readonly texts: readonly string[]; readonly layout: Layout }

const Paragraphs = ({ texts, layout }: ParagraphsProps) =>
  texts.map((text, index) => (
    <Paragraph
      key={index}
      text={text}
      style={index < texts.length - 1 || !layout.prop?.last ? between(layout) : {}}
    />
  ))

/** The room under a paragraph; on ruled paper there is none, because the next line is ruled too. */
const between = ({ prop }: Layout) =>
  prop?.line ? {} : prop?.beside ? styles.paragraphBeside : styles.paragraph

/** Lines of a verse are separate texts, because no font has a character for the end of a line. */
const Paragraph = ({ text, style }: { readonly text: string; readonly style: Style }) => (
  <View style={style}>
    {text.split('\n').map((line, index) => (
      <Text key={index} style={isSecret(line) ? styles.geheim : {}}>
        {line}
      </Text>
    ))}
  </View>
)

/**
 * A line without a single small letter is a message to decipher: it is large, with room to write.
 */
const isSecret = (line: string) => /^[^a-z]*[A-Z]{2}[^a-z]*$/.test(line) && line.length > 6
