import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { READING, STRONG } from '#app/core/pdf/fitted_text'
import { Lines, Title, Words } from '#app/core/pdf/shop_text'
import { firstRoomOf } from '#app/live/paper_kit/floor_sheet'
import { fittedName } from '#app/live/paper_kit/kit_names'
import { ownNameOf, Sheet } from '#app/live/paper_kit/kit_parts'
import { LINE, styles, THIN, WIDTH } from '#app/live/paper_kit/kit_styles'
import { BOUND, withSpaces } from '#app/live/paper_kit/room_texts'
import type { KitTeam, PaperKit } from '#app/live/paper_kit/paper_kit'
import { qrSquares } from '#app/core/pdf/qr_squares'
import { COLORS } from '#domain/drawing'

const QR = 44 * MM
/** The height of all rows of rooms together, and of one of them. */
const ROWS = 130 * MM
const HIGHEST = 13 * MM
const BESIDE = WIDTH - QR - 8 * MM

type Props = { readonly kit: PaperKit; readonly team: KitTeam; readonly index: number }

/** A team's card: its name, its code for the telephone, and the rooms to stamp. */
export function TeamCard({ kit, team, index }: Props) {
  const first = firstRoomOf(kit, index)
  const own = ownNameOf(team)
  return (
    <Sheet kit={kit} kind="Teamkaart" title={team.name}>
      <View style={[styles.flow, { flexDirection: 'row', marginTop: 8 }]}>
        <View style={{ width: BESIDE, marginRight: 8 * MM }}>
          {own ? <Words style={{ color: COLORS.soft }}>{team.card}</Words> : <NameLine />}
          <Text style={[styles.kind, { marginTop: 14 }]}>Jullie beginnen in</Text>
          <Title size={18} width={BESIDE}>
            {first ? `${first.number}. ${first.name}` : 'de eerste kamer die vrijkomt'}
          </Title>
          {first && (
            <Words width={BESIDE} style={{ color: COLORS.soft }}>
              {`${first.place} · ${first.storage}`}
            </Words>
          )}
        </View>
        <Code address={team.address} />
      </View>
      <Rules kit={kit} />
      <Rooms kit={kit} />
    </Sheet>
  )
}

function NameLine() {
  return (
    <View>
      <Text style={styles.kind}>Jullie teamnaam</Text>
      <View style={{ height: 26, borderBottom: LINE }} />
    </View>
  )
}

function Code({ address }: { readonly address: string }) {
  const { path, size } = qrSquares(address)
  return (
    <View style={{ width: QR, alignItems: 'center' }}>
      <Svg viewBox={`0 0 ${size} ${size}`} width={QR} height={QR}>
        <Path d={path} fill="#000000" />
      </Svg>
      <Text style={[styles.small, { textAlign: 'center' }]}>Met wifi: scan deze code</Text>
    </View>
  )
}

const rules = ({ duration }: PaperKit) => [
  `Het spel duurt ${duration} minuten. De spelleider roept wanneer de tijd om is.`,
  'Ligt het vragenblad van een kamer omgekeerd? Dan is die vrij. Draai het om zolang jullie er zijn.',
  'Zeg jullie antwoord tegen de spelleider. De kamer blijft zolang van jullie. Is het goed? Dan zet de spelleider op deze kaart een paraaf bij de kamer.',
  'Een fout antwoord en een hint kosten punten. Willen jullie een hint? Ga eerst naar de spelleider, en vouw hem daarna pas open. Hint 2 komt na hint 1.',
  'Na hint 3 mogen jullie om het antwoord vragen. De kamer telt dan voor 0 punten.',
  'Klaar? Leg alles terug zoals het lag, en vouw de hints weer dicht.',
]

function Rules({ kit }: Pick<Props, 'kit'>) {
  return (
    <View style={[styles.flow, { marginTop: 10, marginBottom: 10 }]}>
      {rules(kit).map((rule) => (
        <View key={rule} style={{ flexDirection: 'row' }}>
          <Text style={{ width: 5 * MM }}>•</Text>
          <Text style={{ flex: 1 }}>{rule}</Text>
        </View>
      ))}
    </View>
  )
}

const COLUMNS = {
  room: WIDTH * 0.34,
  place: WIDTH * 0.12,
  storage: WIDTH * 0.27,
  points: WIDTH * 0.15,
  signed: WIDTH * 0.12,
} as const
const HEADS = [
  ...([
    ['room', 'Kamer'],
    ['place', 'Plek'],
    ['storage', 'Kist'],
  ] as const),
  ...([
    ['points', 'Waard'],
    ['signed', 'Paraaf'],
  ] as const),
]

function Rooms({ kit }: Pick<Props, 'kit'>) {
  const minHeight = Math.min(HIGHEST, ROWS / kit.rooms.length)
  return (
    <View>
      <View style={[styles.row, { borderBottom: LINE }]} fixed>
        {HEADS.map(([column, name]) => (
          <Text key={column} style={[styles.head, { width: COLUMNS[column] }]}>
            {name}
          </Text>
        ))}
      </View>
      {kit.rooms.map((room, index) => (
        <View
          key={index}
          style={[styles.row, styles.flow, { borderBottom: THIN, minHeight }]}
          wrap={false}
        >
          <Cell column="room" bold>{`${room.number}.${BOUND}${room.name}`}</Cell>
          <Cell column="place">{room.place}</Cell>
          <Cell column="storage">{room.storage}</Cell>
          <Cell column="points">{`${room.max} punten`}</Cell>
          <View style={SEAL} />
        </View>
      ))}
    </View>
  )
}

type CellProps = {
  readonly column: keyof typeof COLUMNS
  readonly bold?: boolean
  readonly children: string
}

function Cell({ column, bold, children }: CellProps) {
  const width = COLUMNS[column]
  const box = { width: width - 8, height: 26, lineHeight: 1.2 }
  return (
    <View style={{ width, paddingRight: 6 }}>
      <Lines
        text={withSpaces(fittedName(children, bold ? STRONG : READING, box, [10.5, 10, 9.5, 9]))}
        lineHeight={box.lineHeight}
        style={bold ? { fontWeight: 700 } : {}}
      />
    </View>
  )
}

const SEAL = {
  width: 9 * MM,
  height: 9 * MM,
  borderRadius: 4.5 * MM,
  border: `0.8 dashed ${COLORS.soft}`,
} as const
