import { Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { fitted, READING, STRONG } from '#app/core/pdf/fitted_text'
import { Lines } from '#app/core/pdf/shop_text'
import { Sheet } from '#app/live/paper_kit/kit_parts'
import { ResultSheet } from '#app/live/paper_kit/result_sheet'
import { LANDSCAPE_WIDTH, LINE, styles, THIN } from '#app/live/paper_kit/kit_styles'
import type { KitRoom, KitTeam, PaperKit } from '#app/live/paper_kit/paper_kit'

const TEAMS_ON_A_SHEET = 5
const ROOMS_ON_A_SHEET = 7
const FIRST = 58 * MM
const WIDEST = 72 * MM
/** The height of all rows of rooms together, and of one of them. */
const ROWS = 138 * MM
const HIGHEST = 25 * MM

/** Where the game master writes down what each team did: a box for each team and room, and the sum. */
export function ScoreSheets({ kit }: { readonly kit: PaperKit }) {
  const teamGroups = chunks(kit.teams, TEAMS_ON_A_SHEET)
  const roomGroups = chunks(kit.rooms, ROOMS_ON_A_SHEET)
  const sheets = teamGroups.flatMap((teams, column) =>
    roomGroups.map((rooms, row) => (
      <Sheet
        key={`${column}-${row}`}
        kit={kit}
        kind="Scoreblad"
        title={titleOf(teams, rooms)}
        hostOnly
        landscape
      >
        <ScoreTable teams={teams} rooms={rooms} />
      </Sheet>
    ))
  )
  return [...sheets, <ResultSheet key="result" kit={kit} parts={roomGroups.map(shortNameOf)} />]
}

/** Splits rows into as few groups as possible, of nearly the same size. */
function chunks<T>(all: readonly T[], most: number): T[][] {
  const groups = Math.ceil(all.length / most)
  const size = Math.ceil(all.length / groups)
  return Array.from({ length: groups }, (_, index) => all.slice(index * size, (index + 1) * size))
}

function titleOf(teams: readonly KitTeam[], rooms: readonly KitRoom[]): string {
  const [first, last] = [teams[0]?.card ?? '', teams.at(-1)?.card ?? '']
  return `Scores: ${first === last ? first : `${first} tot en met ${last}`}, ${nameOf(rooms)}`
}

function nameOf(rooms: readonly KitRoom[], between = ' tot en met '): string {
  const [from = 0, to = 0] = [rooms[0], rooms.at(-1)].map((room) => room?.number ?? 0)
  return from === to ? `kamer ${from}` : `kamer ${from}${between}${to}`
}

const shortNameOf = (rooms: readonly KitRoom[]) => nameOf(rooms, '–')

type Props = { readonly teams: readonly KitTeam[]; readonly rooms: readonly KitRoom[] }

function ScoreTable({ teams, rooms }: Props) {
  const column = Math.min(WIDEST, (LANDSCAPE_WIDTH - FIRST) / teams.length)
  const cell = { width: column, borderLeft: LINE, paddingHorizontal: 5 } as const
  const height = Math.min(HIGHEST, ROWS / rooms.length)
  const nameBox = { width: column - 12, height: 12 * MM, lineHeight: 1.15 }
  return (
    <View style={{ marginTop: 8, border: LINE, alignSelf: 'flex-start' }}>
      <View style={{ flexDirection: 'row', height: 13 * MM }}>
        <View style={{ width: FIRST }} />
        {teams.map((team, index) => (
          <View key={index} style={[cell, { justifyContent: 'center' }]}>
            <Lines
              text={fitted(team.name, STRONG, nameBox, [12, 10.5, 9, 7.5, 6])}
              lineHeight={nameBox.lineHeight}
              style={{ fontWeight: 700 }}
            />
          </View>
        ))}
      </View>
      {rooms.map((room) => (
        <View key={room.number} style={{ flexDirection: 'row', height, borderTop: LINE }}>
          <RoomHead room={room} />
          {teams.map((_, index) => (
            <View
              key={index}
              style={[cell, { paddingVertical: 4, justifyContent: 'space-between' }]}
            >
              <ScoreBox />
            </View>
          ))}
        </View>
      ))}
      <View style={{ flexDirection: 'row', height: 11 * MM, borderTop: LINE }}>
        <View style={{ width: FIRST, padding: 5, justifyContent: 'center' }}>
          <Text style={styles.bold}>Samen op dit blad</Text>
        </View>
        {teams.map((_, index) => (
          <View key={index} style={cell} />
        ))}
      </View>
    </View>
  )
}

const ROOM_BOX = { width: FIRST - 10, height: 9 * MM, lineHeight: 1.15 }

function RoomHead({ room }: { readonly room: KitRoom }) {
  const { number, name, max, min, wrong, hintCosts } = room
  return (
    <View style={{ width: FIRST, paddingHorizontal: 5, paddingVertical: 4 }}>
      <Lines
        text={fitted(`${number}. ${name}`, STRONG, ROOM_BOX, [11, 9.5, 8, 6.5])}
        lineHeight={ROOM_BOX.lineHeight}
        style={{ fontWeight: 700 }}
      />
      <Lines
        text={fitted(
          `${max} punten, fout −${wrong}, hints ${hintCosts.map((cost) => `−${cost}`).join(' ')}, nooit onder ${min}`,
          READING,
          { width: FIRST - 10, height: 8 * MM, lineHeight: 1.2 },
          [8.5, 7.5]
        )}
        lineHeight={1.2}
      />
    </View>
  )
}

/** Solved or not, mistakes as strokes, the hints that were opened, and the points. */
function ScoreBox() {
  return (
    <>
      <View style={[styles.row, { justifyContent: 'space-between' }]}>
        <View style={styles.row}>
          <View style={[styles.tick, { marginRight: 3 }]} />
          <Text style={LABEL}>goed</Text>
        </View>
        <View style={styles.row}>
          <View style={[styles.tick, { marginRight: 3 }]} />
          <Text style={LABEL}>getoond</Text>
        </View>
      </View>
      <View style={[styles.row, { justifyContent: 'space-between' }]}>
        <Text style={LABEL}>hints</Text>
        {[1, 2, 3].map((hint) => (
          <View key={hint} style={ROUND}>
            <Text style={{ fontSize: 8 }}>{String(hint)}</Text>
          </View>
        ))}
      </View>
      <View style={[styles.row, { justifyContent: 'space-between', alignItems: 'flex-end' }]}>
        <Text style={LABEL}>fout</Text>
        <View style={{ width: 11 * MM, borderBottom: THIN, height: 10 }} />
        <Text style={LABEL}>punten</Text>
        <View style={{ width: 9 * MM, borderBottom: THIN, height: 10 }} />
      </View>
    </>
  )
}

const LABEL = { fontSize: 7.5 } as const
const ROUND = {
  width: 4.2 * MM,
  height: 4.2 * MM,
  borderRadius: 2.1 * MM,
  border: THIN,
  alignItems: 'center',
  justifyContent: 'center',
} as const
