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
        <View style={[styles.rule, { marginVertical: 3 * MM }]} />
        <Text style={{ fontSize: 12, marginBottom: 8 }}>
          Valt de wifi of de stroom uit? Dan speelt de avond gewoon door. Alles wat je nodig hebt,
          zit in dit pakket.
        </Text>
        <Text style={styles.heading}>Vooraf</Text>
        {BEFORE.map((step, index) => (
          <Step key={step} number={index + 1}>
            {step}
          </Step>
        ))}
        <Text style={[styles.heading, { marginTop: 8 }]}>Tijdens het spel</Text>
        {during(kit).map((step, index) => (
          <Step key={step} number={index + 1}>
            {step}
          </Step>
        ))}
        <Text style={[styles.heading, { marginTop: 8 }]}>Na afloop</Text>
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
  'Print dit pakket enkelzijdig op A4. Leg paperclips, pennen, kladpapier en een horloge klaar.',
  'Vouw elk hintblad van onder naar boven dicht: het klepje over hint 3, dan over hint 2, dan over hint 1. Zet er een paperclip op.',
  'Leg in elke kamer het vragenblad met de tekst naar beneden, met de hints en kladpapier erbij. Zo zien teams dat de kamer vrij is.',
  'Geef elk team zijn teamkaart. Houd de antwoorden en de scorebladen bij je, en ga zitten waar elk team je vindt.',
]

const during = ({ duration }: PaperKit) => [
  `Schrijf op de uitslag hoe laat je begint. Er wordt ${duration} minuten gespeeld. Was het spel al bezig? Wat op de telefoons telde, blijft staan: schrijf alleen op wat er daarna gebeurt.`,
  'Elk team begint in de kamer die op zijn teamkaart staat. Daarna kiest het zelf een vrije kamer: in een kamer is één team tegelijk.',
  'Een team zegt zijn antwoord tegen jou. Fout? Zet een streepje. Goed? Kruis het aan op het scoreblad en zet je paraaf op de teamkaart.',
  'Een hint open je op volgorde: hint 2 pas na hint 1. Kruis aan welke hints zijn opengemaakt.',
  'Na hint 3 mag je het antwoord geven. Kruis ‘getoond’ aan: de kamer telt dan voor 0 punten.',
  'Roep om dat de tijd om is. Wat daarna gezegd wordt, telt niet. Komt de wifi terug? Speel dan op papier verder.',
]

const AFTER = [
  'Reken per vakje de punten uit, zoals bij de antwoorden staat, en tel ze op de uitslag bij elkaar.',
  "Typ bij 'Rondes en uitslagen' in wat er is aangekruist en geturfd, als er weer internet is. De punten en de plaatsen komen er hetzelfde uit als met telefoons.",
]

function Step({ number, children }: { readonly number: number; readonly children: string }) {
  return (
    <View style={{ flexDirection: 'row', marginBottom: 3 }} wrap={false}>
      <Text style={[styles.bold, { width: 7 * MM }]}>{`${number}.`}</Text>
      <Text style={{ flex: 1 }}>{children}</Text>
    </View>
  )
}

function Contents({ kit: { rooms, teams } }: Props) {
  const lines = [
    ['Voor jou', 'draaiboek, zaallijst, antwoorden, scorebladen, uitslag', ''],
    ['Teamkaarten', 'een per team, met de QR-code', `${teams.length} keer`],
    ['Vragenbladen', 'een per kamer', `${rooms.length} keer`],
    ['Kladpapier', 'print dit blad zo vaak als je wilt', '1 keer'],
    ['Hintbladen', 'een per kamer, om dicht te vouwen', `${rooms.length} keer`],
  ]
  return (
    <View style={{ marginTop: 10, border: LINE, borderRadius: 5, padding: 9 }} wrap={false}>
      <Text style={styles.heading}>In dit pakket</Text>
      {lines.map(([what, why, times]) => (
        <View key={what} style={[styles.row, { marginBottom: 3 }]}>
          <View style={[styles.tick, { marginRight: 8 }]} />
          <Text style={[styles.bold, { width: 34 * MM }]}>{what}</Text>
          <Text style={{ flex: 1 }}>{why}</Text>
          <Text>{times}</Text>
        </View>
      ))}
    </View>
  )
}

const COLUMNS = [
  ['', '6%'],
  ['Kamer', '27%'],
  ['Plek', '22%'],
  ['Kist', '25%'],
  ['Duurt', '8%'],
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
      <Text>Zet bij ‘Klaar’ drie kruisjes: voor de kist, het vragenblad en het hintblad.</Text>
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
