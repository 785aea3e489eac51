import { Text, View } from '@react-pdf/renderer'
import { READING, STRONG } from '#app/core/pdf/fitted_text'
import { Lines, Words } from '#app/core/pdf/shop_text'
import { MM } from '#app/core/pdf/measures'
import { fittedName } from '#app/live/paper_kit/kit_names'
import { ownNameOf, Sheet } from '#app/live/paper_kit/kit_parts'
import { LINE, styles, THIN, WIDTH } from '#app/live/paper_kit/kit_styles'
import type { KitRoom, KitTeam, PaperKit } from '#app/live/paper_kit/paper_kit'
import { COLORS } from '#domain/drawing'

type Props = { readonly kit: PaperKit }

const COLUMNS = {
  number: WIDTH * 0.06,
  name: WIDTH * 0.28,
  place: WIDTH * 0.14,
  storage: WIDTH * 0.3,
  minutes: WIDTH * 0.1,
  ready: WIDTH * 0.12,
} as const
const HEADS = { number: '', name: 'Kamer', place: 'Plek', storage: 'Kist' } as const
/** The height of all rows of rooms and lines of teams together, and of one row of a room. */
const ROWS = 198 * MM
const [LOWEST, HIGHEST] = [7 * MM, 15 * MM]
const TEAM_LINE = 11 * MM

/** Where each room stands, in which chest its material is, and what has been put ready. */
export function FloorSheet({ kit }: Props) {
  const minutes = kit.rooms.reduce((sum, room) => sum + room.minutes, 0)
  const left = ROWS - Math.ceil(kit.teams.length / 2) * TEAM_LINE
  const height = Math.max(LOWEST, Math.min(HIGHEST, left / kit.rooms.length))
  return (
    <Sheet kit={kit} kind="Zaallijst" title="Wat staat waar" hostOnly>
      <View style={[styles.flow, { marginTop: 12 }]}>
        <View>
          <View style={[styles.row, { borderBottom: LINE }]} fixed>
            {Object.entries({ ...HEADS, minutes: 'Duurt', ready: 'Klaar' }).map(([key, name]) => (
              <Text
                key={key}
                style={[styles.head, { width: COLUMNS[key as keyof typeof COLUMNS] }]}
              >
                {name}
              </Text>
            ))}
          </View>
          {kit.rooms.map((room, index) => (
            <FloorRow key={index} room={room} height={height} />
          ))}
        </View>
        <Text style={[styles.soft, { marginTop: 8 }]}>
          {`Zet bij ‘Klaar’ drie kruisjes: voor de kist, het vragenblad en het hintblad. Alle kamers samen duren ongeveer ${minutes} minuten; er wordt ${kit.duration} minuten gespeeld.`}
        </Text>
        <FirstRooms kit={kit} />
      </View>
    </Sheet>
  )
}

function FloorRow({ room, height }: { readonly room: KitRoom; readonly height: number }) {
  const texts = {
    number: String(room.number),
    place: room.place,
    storage: room.storage,
    minutes: `${room.minutes} min`,
  }
  const text = (key: keyof typeof texts) => (
    <View style={{ width: COLUMNS[key], paddingRight: 6 }}>
      <Words width={COLUMNS[key] - 6}>{texts[key]}</Words>
    </View>
  )
  const box = { width: COLUMNS.name - 6, height: 30, lineHeight: 1.25 }
  return (
    <View style={[styles.row, { borderBottom: THIN, minHeight: height }]} wrap={false}>
      {text('number')}
      <View style={{ width: COLUMNS.name }}>
        <Lines
          text={fittedName(room.name, STRONG, box, [10.5, 9.5, 9])}
          lineHeight={box.lineHeight}
          style={{ fontWeight: 700 }}
        />
      </View>
      {text('place')}
      {text('storage')}
      {text('minutes')}
      <View style={[styles.row, { width: COLUMNS.ready, gap: 5 }]}>
        {['kist', 'vraag', 'hints'].map((what) => (
          <View key={what} style={styles.tick} />
        ))}
      </View>
    </View>
  )
}

/** The room in which a team begins; null for the teams that wait until one is free. */
export const firstRoomOf = ({ rooms }: PaperKit, team: number) => rooms[team] ?? null

const HALF = WIDTH / 2 - 10

function FirstRooms({ kit }: Props) {
  return (
    <View style={{ marginTop: 10 }}>
      <Text style={styles.heading} minPresenceAhead={40}>
        Hier begint elk team
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
        {kit.teams.map((team, index) => (
          <View
            key={index}
            style={{ width: '50%', paddingRight: 10, marginBottom: 3 }}
            wrap={false}
          >
            <FirstRoom team={team} room={firstRoomOf(kit, index)} />
          </View>
        ))}
      </View>
    </View>
  )
}

function FirstRoom({ team, room }: { readonly team: KitTeam; readonly room: KitRoom | null }) {
  const own = ownNameOf(team)
  const where = room ? `kamer ${room.number}, ${room.name}` : 'de eerste kamer die vrijkomt'
  const box = { width: HALF, height: 24, lineHeight: 1.2 }
  return (
    <>
      <Words width={HALF}>{`${team.card}: ${where}`}</Words>
      {own && (
        <Lines
          text={fittedName(own, READING, box, [9.5, 9])}
          lineHeight={box.lineHeight}
          style={{ color: COLORS.soft }}
        />
      )}
    </>
  )
}
