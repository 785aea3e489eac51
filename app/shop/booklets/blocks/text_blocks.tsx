import { Text, View } from '@react-pdf/renderer'
import { styles } from '#app/shop/booklets/booklet_styles'
import {
  BlankLine,
  CaptionBelow,
  chunk,
  type BlockProps,
} from '#app/shop/booklets/blocks/typesetting'

export const Heading = ({ text }: BlockProps<'heading'>) => (
  <Text style={styles.head} minPresenceAhead={60}>
    {text}
  </Text>
)

export const Story = ({ paragraphs }: BlockProps<'text'>) => (
  <>
    <Paragraphs texts={paragraphs} />
    <BlankLine />
  </>
)

export const Letter = ({ heading, paragraphs, signature }: BlockProps<'letter'>) => (
  <View style={styles.letter} wrap={false}>
    {heading && <Text style={[styles.bold, styles.paragraph]}>{heading}</Text>}
    <Paragraphs texts={paragraphs} />
    {signature && <Text style={styles.italic}>{signature}</Text>}
  </View>
)

export const UpsideDown = ({ heading, paragraphs }: BlockProps<'upside_down'>) => (
  <View style={[styles.block, styles.upsideDown]} wrap={false}>
    <Text style={[styles.bold, { marginBottom: 4 }]}>{heading}</Text>
    {paragraphs.map((text, index) => (
      <Text key={index} style={[styles.small, { marginBottom: 4 }]}>
        {text}
      </Text>
    ))}
  </View>
)

export function List({ heading, numbered, items: points }: BlockProps<'list'>) {
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
            <View key={i} style={styles.point}>
              <Text style={{ width: 22 }}>{numbered ? `${index * columns + i + 1}.` : '•'}</Text>
              <Text style={styles.filling}>{point}</Text>
            </View>
          ))}
        </View>
      ))}
      <BlankLine />
    </>
  )
}

/** A list of single words takes a third of the height in columns. */
const columnsFor = (points: readonly string[]) =>
  points.length > 8 && points.every((point) => point.length <= 24) ? 3 : 1

/** What a sound says, as it looks. */
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

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text, index) => <Paragraph key={index} text={text} />)

/** Lines of a verse are separate texts, because no font has a character for the end of a line. */
const Paragraph = ({ text }: { readonly text: string }) => (
  <View style={styles.paragraph}>
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
