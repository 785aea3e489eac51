import { Text, View } from '@react-pdf/renderer'
import { Words } from '#app/core/pdf/shop_text'
import { MM } from '#app/core/pdf/measures'
import { Sheet } from '#app/live/paper_kit/kit_parts'
import { LINE, styles, THIN, WIDTH } from '#app/live/paper_kit/kit_styles'
import type { KitRoom, PaperKit } from '#app/live/paper_kit/paper_kit'
import { COLORS } from '#domain/drawing'

type Props = { readonly kit: PaperKit }

/** The first sheet: how the evening goes on without telephones. */
export function GuideSheet({ kit }: Props) {
  return (
    <Sheet kit={kit} kind="Draaiboek" title="Verder op papier" hostOnly>
      <View style={[styles.flow, { marginTop: 3 }]}>
        <Words width={WIDTH} style={{ fontSize: 12, color: COLORS.soft }}>
          {kit.customer}
        </Words>
        <View style={styles.rule} />
        <Text style={{ fontSize: 12.5, marginBottom: 14 }}>
          Valt de wifi of de stroom uit? Dan speelt de avond gewoon door. Alles wat je nodig hebt,
          zit in dit pakket.
        </Text>
        <Text style={styles.heading}>Vooraf</Text>
        {BEFORE.map((step, index) => (
          <Step key={step} number={index + 1}>
            {step}
          </Step>
        ))}
        <Text style={[styles.heading, { marginTop: 12 }]}>Tijdens het spel</Text>
        {during(kit).map((step, index) => (
          <Step key={step} number={index + 1}>
            {step}
          </Step>
        ))}
        <Text style={[styles.heading, { marginTop: 12 }]}>Na afloop</Text>
        {AFTER.map((step, index) => (
          <Step key={step} number={index + 1}>
            {step}
          </Step>
        ))}
        <Contents kit={kit} />
      </View>
    </Sheet>
  )
}

const BEFORE = [
  'Print dit pakket enkelzijdig op A4.',
  'Vouw de hintbladen dicht, zoals onderaan elk hintblad staat, en plak ze dicht op het zegel.',
  'Leg in elke kamer het vragenblad met de tekst naar beneden, met de hints erbij.',
  'Houd de antwoorden en de scorebladen bij je.',
]

const during = ({ duration }: PaperKit) => [
  `Schrijf op hoe laat je begint. Er wordt ${duration} minuten gespeeld.`,
  'Elk team begint in de kamer die op zijn teamkaart staat. Daarna kiest het zelf: in een kamer is één team tegelijk.',
  'Een team geeft zijn antwoord aan jou. Fout? Zet een streepje. Goed? Kruis de kamer aan op het scoreblad en op de teamkaart.',
  'Een hint open je op volgorde: hint 2 pas na hint 1. Kruis aan welke hints zijn opengemaakt.',
  'Na hint 3 mag je het antwoord geven. De kamer telt dan voor 0 punten.',
]

const AFTER = [
  'Reken per vakje de punten uit en tel ze op, of laat dat aan de site over.',
  "Typ de scores in bij 'Rondes en uitslagen', als er weer internet is. De punten en de plaatsen komen er hetzelfde uit als met telefoons.",
]

function Step({ number, children }: { readonly number: number; readonly children: string }) {
  return (
    <View style={{ flexDirection: 'row', marginBottom: 4 }} wrap={false}>
      <Text style={[styles.bold, { width: 7 * MM }]}>{`${number}.`}</Text>
      <Text style={{ flex: 1 }}>{children}</Text>
    </View>
  )
}

function Contents({ kit: { rooms, teams } }: Props) {
  const lines = [
    ['Zaallijst', 'welke kamer waar staat', '1 keer'],
    ['Antwoorden en scorebladen', 'voor de spelleider', '1 keer'],
    ['Teamkaarten', 'een per team, met de QR-code', `${teams.length} keer`],
    ['Vragenbladen', 'een per kamer', `${rooms.length} keer`],
    ['Hintbladen', 'een per kamer, om dicht te vouwen', `${rooms.length} keer`],
  ]
  return (
    <View style={{ marginTop: 14, border: LINE, borderRadius: 5, padding: 10 }} wrap={false}>
      <Text style={styles.heading}>In dit pakket</Text>
      {lines.map(([what, why, times]) => (
        <View key={what} style={[styles.row, { marginBottom: 3 }]}>
          <View style={[styles.tick, { marginRight: 8 }]} />
          <Text style={[styles.bold, { width: 52 * MM }]}>{what}</Text>
          <Text style={{ flex: 1 }}>{why}</Text>
          <Text>{times}</Text>
        </View>
      ))}
    </View>
  )
}

const COLUMNS = [
  ['', '6%'],
  ['Kamer', '30%'],
  ['Plek', '24%'],
  ['Kist', '20%'],
  ['Tijd', '8%'],
  ['Klaar', '12%'],
] as const

/** Where each room stands, in which chest its material is, and what has been put ready. */
export function FloorSheet({ kit }: Props) {
  const minutes = kit.rooms.reduce((sum, room) => sum + room.minutes, 0)
  return (
    <Sheet kit={kit} kind="Zaallijst" title="Wat staat waar" hostOnly>
      <View style={[styles.flow, { marginTop: 12 }]}>
        <View style={[styles.row, { borderBottom: LINE }]} fixed>
          {COLUMNS.map(([name, width]) => (
            <Text key={name} style={[styles.head, { width }]}>
              {name}
            </Text>
          ))}
        </View>
        {kit.rooms.map((room) => (
          <FloorRow key={room.number} room={room} />
        ))}
        <Text style={[styles.soft, { marginTop: 8 }]}>
          {`Alle kamers samen duren ongeveer ${minutes} minuten; er wordt ${kit.duration} minuten gespeeld.`}
        </Text>
        <FirstRooms kit={kit} />
      </View>
    </Sheet>
  )
}

function FloorRow({ room }: { readonly room: KitRoom }) {
  const cells = [String(room.number), room.name, room.place, room.storage, `${room.minutes} min`]
  return (
    <View style={[styles.row, { borderBottom: THIN, alignItems: 'flex-start' }]} wrap={false}>
      {cells.map((text, index) => (
        <View key={index} style={[styles.cell, { width: COLUMNS[index]?.[1] ?? '10%' }]}>
          <Words width={partOf(COLUMNS[index]?.[1])} style={index === 1 ? { fontWeight: 700 } : {}}>
            {text}
          </Words>
        </View>
      ))}
      <View style={[styles.row, styles.cell, { width: '12%', gap: 5, paddingTop: 7 }]}>
        {['kist', 'vraag', 'hints'].map((what) => (
          <View key={what} style={styles.tick} />
        ))}
      </View>
    </View>
  )
}

/** The width of a column without the space to the next one. */
const partOf = (part = '10%') => (WIDTH * Number.parseInt(part)) / 100 - 6

/** The room in which a team begins; null for the teams that wait until one is free. */
export const firstRoomOf = ({ rooms }: PaperKit, team: number) => rooms[team] ?? null

function FirstRooms({ kit }: Props) {
  return (
    <View style={{ marginTop: 14 }}>
      <Text style={styles.small}>Klaar: kist, vragenblad, hintblad.</Text>
      <Text style={[styles.heading, { marginTop: 12 }]}>Hier begint elk team</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
        {kit.teams.map((team, index) => (
          <View
            key={index}
            style={{ width: '50%', paddingRight: 10, paddingVertical: 2 }}
            wrap={false}
          >
            <Words
              width={WIDTH / 2 - 12}
            >{`${team.name}: ${firstRoomOf(kit, index)?.name ?? 'de eerste kamer die vrijkomt'}`}</Words>
          </View>
        ))}
      </View>
    </View>
  )
}
