import { Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { fitted, READING, STRONG } from '#app/core/pdf/fitted_text'
import { Lines, Words } from '#app/core/pdf/shop_text'
import { fittedName } from '#app/live/paper_kit/kit_names'
import { ownNameOf, Sheet } from '#app/live/paper_kit/kit_parts'
import { ResultSheet } from '#app/live/paper_kit/result_sheet'
import { LANDSCAPE_WIDTH, LINE, styles, THIN } from '#app/live/paper_kit/kit_styles'
import { BOUND, withSpaces } from '#app/live/paper_kit/room_texts'
import type { KitRoom, KitTeam, PaperKit } from '#app/live/paper_kit/paper_kit'

const TEAMS_ON_A_SHEET = 4
const ROOMS_ON_A_SHEET = 7
const FIRST = 55 * MM
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
  const width = Math.min(WIDEST, (LANDSCAPE_WIDTH - FIRST) / teams.length)
  const height = Math.min(HIGHEST, ROWS / rooms.length)
  return (
    <View style={{ marginTop: 6, border: LINE, alignSelf: 'flex-start' }}>
      <View style={{ flexDirection: 'row', height: 14 * MM }}>
        <View style={{ width: FIRST }} />
        {teams.map((team, index) => (
          <TeamHead key={index} team={team} width={width} />
        ))}
      </View>
      {rooms.map((room, row) => (
        <View key={row} style={{ flexDirection: 'row', height, borderTop: LINE }}>
          <RoomHead room={room} />
          {teams.map((_, index) => (
            <View
              key={index}
              style={[cell, { width, paddingVertical: 4, justifyContent: 'space-between' }]}
            >
              <ScoreBox />
            </View>
          ))}
        </View>
      ))}
      <View style={{ flexDirection: 'row', height: 10 * MM, borderTop: LINE }}>
        <View style={{ width: FIRST, padding: 5, justifyContent: 'center' }}>
          <Text style={styles.bold}>Punten op dit blad</Text>
        </View>
        {teams.map((_, index) => (
          <View key={index} style={[cell, { width }]} />
        ))}
      </View>
    </View>
  )
}

const cell = { borderLeft: LINE, paddingHorizontal: 4 } as const

/** A team by its card, with its own name or a line to write one on. */
function TeamHead({ team, width }: { readonly team: KitTeam; readonly width: number }) {
  const own = ownNameOf(team)
  const box = { width: width - 12, height: 8.5 * MM, lineHeight: 1.15 }
  return (
    <View style={[cell, { width, paddingVertical: 3 }]}>
      <Words style={{ fontSize: 10, fontWeight: own ? 400 : 700 }}>{team.card}</Words>
      {own ? (
        <Lines
          text={fittedName(own, STRONG, box, [12, 10.5, 9, 8, 7])}
          lineHeight={box.lineHeight}
          style={{ fontWeight: 700 }}
        />
      ) : (
        <View style={[styles.row, { flexGrow: 1, alignItems: 'flex-end', paddingBottom: 2 }]}>
          <Text style={LABEL}>naam</Text>
          <View style={{ flexGrow: 1, marginLeft: 4, borderBottom: THIN }} />
        </View>
      )}
    </View>
  )
}

const ROOM_BOX = { width: FIRST - 10, height: 8 * MM, lineHeight: 1.15 }
const COSTS_BOX = { width: FIRST - 10, height: 8.5 * MM, lineHeight: 1.2 }

function RoomHead({ room }: { readonly room: KitRoom }) {
  const { number, name, max, min, wrong, hintCosts } = room
  const costs = [
    `${max} punten`,
    `fout −${wrong}`,
    `hints ${hintCosts.map((cost) => `−${cost}`).join(', ')}`,
  ]
  const bound = [...costs, `nooit onder ${min}`].map((part) => part.replaceAll(' ', BOUND))
  return (
    <View style={{ width: FIRST, paddingHorizontal: 5, paddingVertical: 4 }}>
      <Lines
        text={withSpaces(
          fittedName(`${number}.${BOUND}${name}`, STRONG, ROOM_BOX, [11, 9.5, 9, 8, 6.5])
        )}
        lineHeight={ROOM_BOX.lineHeight}
        style={{ fontWeight: 700 }}
      />
      <Lines
        text={withSpaces(fitted(bound.join(', '), READING, COSTS_BOX, [9, 8]))}
        lineHeight={COSTS_BOX.lineHeight}
      />
    </View>
  )
}

/** In the words and the order of the page on which it is typed in. */
function ScoreBox() {
  return (
    <>
      <View style={[styles.row, { justifyContent: 'space-between' }]}>
        <Text style={LABEL}>Opgelost</Text>
        {['Ja', 'Nee', 'Getoond'].map((outcome) => (
          <View key={outcome} style={styles.row}>
            <View style={TICK} />
            <Text style={LABEL}>{outcome}</Text>
          </View>
        ))}
      </View>
      <View style={[styles.row, { justifyContent: 'space-between' }]}>
        <Text style={LABEL}>Fout</Text>
        <View style={{ flexGrow: 1, marginHorizontal: 4, borderBottom: THIN, height: 11 }} />
        <Text style={[LABEL, { marginRight: 3 }]}>Hints</Text>
        {[1, 2, 3].map((hint) => (
          <View key={hint} style={ROUND}>
            <Text style={LABEL}>{String(hint)}</Text>
          </View>
        ))}
      </View>
      <View style={[styles.row, { justifyContent: 'flex-end', alignItems: 'flex-end' }]}>
        <Text style={LABEL}>Punten</Text>
        <View style={{ width: 14 * MM, marginLeft: 4, borderBottom: THIN, height: 11 }} />
      </View>
    </>
  )
}

const LABEL = { fontSize: 9 } as const
/** Nearer to its own word than to the one before it, also where four teams share a sheet. */
const TICK = { width: 3.3 * MM, height: 3.3 * MM, border: LINE, borderRadius: 2, marginRight: 2 }
const ROUND = {
  width: 5 * MM,
  height: 5 * MM,
  marginLeft: 2,
  borderRadius: 2.5 * MM,
  border: THIN,
  alignItems: 'center',
  justifyContent: 'center',
} as const
