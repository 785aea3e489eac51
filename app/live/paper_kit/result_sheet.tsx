import { Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { STRONG } from '#app/core/pdf/fitted_text'
import { Lines, Words } from '#app/core/pdf/shop_text'
import { fittedName } from '#app/live/paper_kit/kit_names'
import { ownNameOf, Sheet } from '#app/live/paper_kit/kit_parts'
import { LINE, styles, THIN, WIDTH } from '#app/live/paper_kit/kit_styles'
import type { KitTeam, PaperKit } from '#app/live/paper_kit/paper_kit'

const CARD = 17 * MM
const NAME = 57 * MM
const PLACE = 16 * MM
const BOXES = WIDTH - CARD - NAME - PLACE
/** The height of all rows of teams together, and of one of them. More teams go on to a second sheet. */
const ROWS = 188 * MM
const [LOWEST, HIGHEST] = [9 * MM, 20 * MM]

type Props = {
  readonly kit: PaperKit
  /** The rooms of each score sheet of a team, in words. */
  readonly parts: readonly string[]
}

/** Where the score sheets of a team come together, and who has won. */
export function ResultSheet({ kit, parts }: Props) {
  const sheets = parts.length > 1 ? parts : ['op papier']
  const columns = ['al op telefoon', ...sheets, 'punten samen']
  const width = BOXES / columns.length
  const height = Math.max(LOWEST, Math.min(HIGHEST, ROWS / kit.teams.length))
  return (
    <Sheet kit={kit} kind="Uitslag" title="Wie heeft er gewonnen?" hostOnly>
      <Moments kit={kit} />
      <View style={[styles.row, { borderBottom: LINE, alignItems: 'flex-end' }]} fixed>
        <Text style={[styles.head, { width: CARD + NAME }]}>Team</Text>
        {columns.map((column) => (
          <Text key={column} style={[styles.head, { width: width - 6, marginRight: 6 }]}>
            {column}
          </Text>
        ))}
        <Text style={[styles.head, { width: PLACE }]}>plaats</Text>
      </View>
      {kit.teams.map((team, index) => (
        <View key={index} style={[styles.row, { borderBottom: THIN, height }]} wrap={false}>
          <Team team={team} height={height - 2} />
          {columns.map((column) => (
            <View key={column} style={[box, { width: width - 6 }]} />
          ))}
          <View style={[box, { width: PLACE - 2, marginRight: 0 }]} />
        </View>
      ))}
      <Text style={[styles.flow, { marginTop: 6 }]}>
        De meeste punten wint. Evenveel punten? Dan staat het team met de meeste kamers op ‘Ja’ of
        ‘Getoond’ hoger. Is ook dat gelijk? Dan delen die teams hun plaats, en blijft de volgende
        plaats leeg.
      </Text>
    </Sheet>
  )
}

const box = { height: 8 * MM, marginRight: 6, border: THIN, borderRadius: 2 } as const

/** A team by its card, with its own name or a line to write one on. */
function Team({ team, height }: { readonly team: KitTeam; readonly height: number }) {
  const own = ownNameOf(team)
  const nameBox = { width: NAME - 10, height, lineHeight: 1.2 }
  return (
    <>
      <Words style={{ width: CARD, fontWeight: own ? 400 : 700 }}>{team.card}</Words>
      <View style={{ width: NAME, paddingRight: 8 }}>
        {own ? (
          <Lines
            text={fittedName(own, STRONG, nameBox, [10.5, 9.5, 9, 8, 7])}
            lineHeight={nameBox.lineHeight}
            style={{ fontWeight: 700 }}
          />
        ) : (
          <View style={{ borderBottom: THIN, height: 6 * MM }} />
        )}
      </View>
    </>
  )
}

/** When the time is over: of a whole evening on paper, and of one that began on the phones. */
function Moments({ kit }: Pick<Props, 'kit'>) {
  return (
    <View style={[styles.flow, { marginTop: 4 * MM, marginBottom: 5 * MM, gap: 7 }]}>
      <View style={[styles.row, { gap: 8 }]}>
        <Moment name="Begonnen om" />
        <Moment name={`Tijd om, na ${kit.duration} minuten`} />
      </View>
      <View style={[styles.row, { gap: 8 }]}>
        <Moment name="Al bezig? Verder op papier om" />
        <Moment name="Nog over, in minuten" />
        <Moment name="Tijd om" />
      </View>
    </View>
  )
}

function Moment({ name }: { readonly name: string }) {
  return (
    <View style={[styles.row, { flexGrow: 1, alignItems: 'flex-end' }]}>
      <Text style={{ marginRight: 5 }}>{`${name}:`}</Text>
      <View style={{ flexGrow: 1, minWidth: 14 * MM, borderBottom: THIN, height: 14 }} />
    </View>
  )
}
