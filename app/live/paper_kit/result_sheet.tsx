import { Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { Words } from '#app/core/pdf/shop_text'
import { Sheet } from '#app/live/paper_kit/kit_parts'
import { LINE, styles, THIN, WIDTH } from '#app/live/paper_kit/kit_styles'
import type { PaperKit } from '#app/live/paper_kit/paper_kit'

const NAME = 62 * MM
const PLACE = 18 * MM

type Props = {
  readonly kit: PaperKit
  /** The rooms of each score sheet of a team, in words. */
  readonly parts: readonly string[]
}

/** Where the score sheets of a team come together, and who has won. */
export function ResultSheet({ kit, parts }: Props) {
  const columns = parts.length > 1 ? [...parts, 'samen'] : ['samen']
  const width = (WIDTH - NAME - PLACE) / columns.length
  return (
    <Sheet kit={kit} kind="Uitslag" title="Wie heeft er gewonnen?" hostOnly>
      <View style={[styles.flow, styles.row, { marginTop: 6 * MM, marginBottom: 6 * MM, gap: 8 }]}>
        <Moment name="Begonnen om" />
        <Moment name={`Tijd om, na ${kit.duration} minuten`} />
      </View>
      <View style={[styles.row, { borderBottom: LINE }]} fixed>
        <Text style={[styles.head, { width: NAME }]}>Team</Text>
        {columns.map((column) => (
          <Text key={column} style={[styles.head, { width }]}>
            {column}
          </Text>
        ))}
        <Text style={[styles.head, { width: PLACE }]}>plaats</Text>
      </View>
      {kit.teams.map((team, index) => (
        <View
          key={index}
          style={[styles.row, styles.flow, { borderBottom: THIN, minHeight: 11 * MM }]}
          wrap={false}
        >
          <View style={{ width: NAME, paddingRight: 6 }}>
            <Words width={NAME - 8} style={{ fontWeight: 700 }}>
              {team.name}
            </Words>
          </View>
          {columns.map((column) => (
            <View key={column} style={[box, { width: width - 6 }]} />
          ))}
          <View style={[box, { width: PLACE - 6 }]} />
        </View>
      ))}
      <Text style={[styles.flow, { marginTop: 10 }]}>
        De meeste punten wint. Evenveel punten? Dan delen die teams hun plaats, en blijft de
        volgende plaats leeg.
      </Text>
    </Sheet>
  )
}

const box = { height: 8 * MM, marginRight: 6, border: THIN, borderRadius: 2 } as const

function Moment({ name }: { readonly name: string }) {
  return (
    <View style={[styles.row, { flex: 1, alignItems: 'flex-end' }]}>
      <Text style={{ marginRight: 5 }}>{`${name}:`}</Text>
      <View style={{ flex: 1, borderBottom: THIN, height: 14 }} />
    </View>
  )
}
