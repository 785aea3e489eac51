import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { Title, Words } from '#app/core/pdf/shop_text'
import { firstRoomOf } from '#app/live/paper_kit/host_sheets'
import { Sheet } from '#app/live/paper_kit/kit_parts'
import { LINE, styles, THIN, WIDTH } from '#app/live/paper_kit/kit_styles'
import type { KitTeam, PaperKit } from '#app/live/paper_kit/paper_kit'
import { qrSquares } from '#app/core/pdf/qr_squares'
import { COLORS } from '#domain/drawing'

const QR = 44 * MM
/** The height of all rows of rooms together, and of one of them. */
const ROWS = 138 * MM
const HIGHEST = 13 * MM
const BESIDE = WIDTH - QR - 8 * MM

type Props = { readonly kit: PaperKit; readonly team: KitTeam; readonly index: number }

/** A team's card: its name, its code for the telephone, and the rooms to stamp. */
export function TeamCard({ kit, team, index }: Props) {
  const first = firstRoomOf(kit, index)
  const own = team.name !== team.card
  return (
    <Sheet kit={kit} kind="Teamkaart" title={team.name}>
      <View style={[styles.flow, { flexDirection: 'row', marginTop: 8 }]}>
        <View style={{ width: BESIDE, marginRight: 8 * MM }}>
          {own ? <Words style={{ color: COLORS.soft }}>{team.card}</Words> : <NameLine />}
          <Text style={[styles.kind, { marginTop: 14 }]}>Jullie beginnen in</Text>
          <Title size={18} width={BESIDE}>
            {first?.name ?? 'de eerste kamer die vrijkomt'}
          </Title>
          {first && (
            <Words width={BESIDE} style={{ color: COLORS.soft }}>
              {first.storage}
            </Words>
          )}
        </View>
        <Code address={team.address} />
      </View>
      <Rules />
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

const RULES = [
  'Ligt het vragenblad van een kamer omgekeerd? Dan is die vrij. Draai het om zolang jullie er zijn.',
  'Zeg jullie antwoord tegen de spelleider. De kamer blijft zolang van jullie.',
  'Een fout antwoord en een hint kosten punten. Zeg het vóór je een hint openvouwt.',
  'Na hint 3 mag je om het antwoord vragen. De kamer telt dan voor 0 punten.',
  'Klaar? Leg alles terug zoals het lag, en vouw de hints weer dicht.',
]

function Rules() {
  return (
    <View style={[styles.flow, { marginTop: 10, marginBottom: 10 }]}>
      {RULES.map((rule) => (
        <View key={rule} style={{ flexDirection: 'row' }}>
          <Text style={{ width: 5 * MM }}>•</Text>
          <Text style={{ flex: 1 }}>{rule}</Text>
        </View>
      ))}
    </View>
  )
}

function Rooms({ kit }: Pick<Props, 'kit'>) {
  return (
    <View>
      <View style={[styles.row, { borderBottom: LINE }]} fixed>
        <Text style={[styles.head, { width: '44%' }]}>Kamer</Text>
        <Text style={[styles.head, { width: '24%' }]}>Kist</Text>
        <Text style={[styles.head, { width: '12%' }]}>Waard</Text>
        <Text style={[styles.head, { width: '20%' }]}>Paraaf</Text>
      </View>
      {kit.rooms.map((room) => (
        <View
          key={room.number}
          style={[
            styles.row,
            styles.flow,
            { borderBottom: THIN, minHeight: Math.min(HIGHEST, ROWS / kit.rooms.length) },
          ]}
          wrap={false}
        >
          <View style={{ width: '44%', paddingRight: 6 }}>
            <Words width={WIDTH * 0.44 - 8} style={{ fontWeight: 700 }}>
              {`${room.number}. ${room.name}`}
            </Words>
          </View>
          <View style={{ width: '24%', paddingRight: 6 }}>
            <Words width={WIDTH * 0.24 - 8} style={{ fontSize: 9.5 }}>
              {room.storage}
            </Words>
          </View>
          <Text style={{ width: '12%' }}>{String(room.max)}</Text>
          <View style={SEAL} />
        </View>
      ))}
    </View>
  )
}

const SEAL = {
  width: 9 * MM,
  height: 9 * MM,
  borderRadius: 4.5 * MM,
  border: `0.8 dashed ${COLORS.soft}`,
} as const
