import { Text, View } from '@react-pdf/renderer'
import { Words } from '#app/core/pdf/shop_text'
import { MM } from '#app/core/pdf/measures'
import { Sheet } from '#app/live/paper_kit/kit_parts'
import { LINE, styles, WIDTH } from '#app/live/paper_kit/kit_styles'
import type { PaperKit } from '#app/live/paper_kit/paper_kit'
import { COLORS } from '#domain/drawing'

type Props = { readonly kit: PaperKit }

/** The first two sheets: what is put ready, and how the evening goes on without telephones. */
export function GuideSheets({ kit }: Props) {
  return [
    <Sheet key="before" kit={kit} kind="Draaiboek" title="Verder op papier" hostOnly>
      <View style={GUIDE}>
        <Words width={WIDTH} style={{ fontSize: 12, color: COLORS.soft }}>
          {kit.customer}
        </Words>
        <View style={[styles.rule, { marginVertical: 3 * MM }]} />
        <Text style={{ fontSize: 13, marginBottom: 8 }}>
          Valt de wifi of de stroom uit? Dan speelt de avond gewoon door. Alle bladen die je
          daarvoor nodig hebt, zitten in dit pakket.
        </Text>
        <Steps title="Vooraf" steps={BEFORE} />
        <Steps title="Was het spel al bezig?" steps={HALFWAY} />
        <Contents kit={kit} />
      </View>
    </Sheet>,
    <Sheet key="during" kit={kit} kind="Draaiboek" title="In de zaal" hostOnly>
      <View style={GUIDE}>
        <Welcome kit={kit} />
        <Steps title="Tijdens het spel" steps={during(kit)} />
        <Steps title="Na afloop" steps={AFTER} />
      </View>
    </Sheet>,
  ]
}

const GUIDE = { fontSize: 11.5, lineHeight: 1.4, marginTop: 3 } as const

const BEFORE = [
  'Print dit pakket enkelzijdig op A4. Leg zelf paperclips, pennen en een horloge klaar.',
  'Vouw elk hintblad van onder naar boven dicht: het klepje over hint 3, dan over hint 2, dan over hint 1. Schuif bij de rode pijl vanaf de rechterkant een paperclip over alle lagen.',
  'Leg in elke kamer het vragenblad met de tekst naar beneden, met de hints erbij. Zo zien teams dat de kamer vrij is. De kamers hebben dezelfde nummers als hun deuren op de telefoon.',
  'Geef elk team zijn teamkaart, een pen en een blad kladpapier. Kiest het een eigen naam? Schrijf die ook op het scoreblad en de uitslag.',
  'Houd de antwoorden en de scorebladen bij je, en ga zitten waar elk team je vindt.',
]

/** The page to type in shows what the phones counted, and what is typed replaces it. */
const HALFWAY = [
  'Schrijf de stand en de minuten die nog over zijn op de uitslag, als je ze nog kunt lezen op het grote scherm of op je eigen scherm. De tijd is om als die minuten voorbij zijn; een pauze telt niet mee.',
  'Schrijf op het scoreblad alleen wat er vanaf nu op papier gebeurt. Een kamer die op de telefoon al klaar was, is klaar.',
  'Bij het intypen staat in de vakjes al wat de telefoons telden. Tel daar bij op wat er op papier bij kwam: één fout op de telefoon en één op papier typ je als 2. Bij Hints typ je het hoogste nummer dat open is. Een ‘Ja’ die er al staat, blijft staan.',
  'Was een team nog in een kamer bezig? De fouten en hints daar kent alleen de telefoon. Met de hand is de uitslag dan voorlopig; na het intypen klopt alles.',
]

const during = ({ duration }: PaperKit) => [
  `Schrijf op de uitslag hoe laat je begint. Er wordt ${duration} minuten gespeeld.`,
  'Elk team begint in de kamer die op zijn teamkaart staat. Daarna kiest het zelf een vrije kamer: in een kamer is één team tegelijk.',
  'Een team zegt zijn antwoord tegen jou. Goed? Kruis op het scoreblad bij Opgelost ‘Ja’ aan en zet je paraaf op de teamkaart. Fout? Zet een streepje bij Fout.',
  'Een team opent de hints op volgorde: hint 2 pas na hint 1. Het zegt dat eerst tegen jou. Kruis bij Hints aan welke open zijn.',
  'Na hint 3 mag je het antwoord geven. Kruis dan ‘Getoond’ aan: de kamer telt voor 0 punten.',
  'Blijft een team lang in een kamer, terwijl een ander team wacht? Bied een hint aan, of laat het een andere kamer doen en later terugkomen. Wat al op het scoreblad staat, blijft staan.',
  'Heeft een team alle kamers gehad? Dan staat zijn score vast: eerder klaar zijn geeft geen extra punten. Vraag het om niets te verklappen, en zeg hoe laat de uitslag is.',
  'Roep om dat de tijd om is. Wat daarna gezegd wordt, telt niet. Komt de wifi terug? Speel dan op papier verder.',
]

const AFTER = [
  'Reken per vakje de punten uit, zoals bij de antwoorden staat, en tel ze op de uitslag bij elkaar.',
  'Is er weer internet? Zet dan eerst de namen van de teams goed, bij de QR-codes van de teams.',
  'Typ daarna bij ‘Rondes en uitslagen’ de scorebladen in. Opgelost, Fout en Hints staan daar in dezelfde volgorde; bij Hints typ je het hoogste nummer dat open is. De punten en de plaatsen komen er hetzelfde uit als met telefoons.',
]

function Welcome({ kit }: Props) {
  return (
    <View style={[styles.spoken, { marginTop: 6, marginBottom: 12 }]} wrap={false}>
      <Text style={styles.heading}>Zeg dit bij het begin</Text>
      {welcome(kit).map((line) => (
        <Text key={line} style={{ fontSize: 13, marginBottom: 4 }}>
          {line}
        </Text>
      ))}
    </View>
  )
}

const welcome = ({ duration }: PaperKit) => [
  `‘Welkom! Jullie hebben ${duration} minuten om zoveel mogelijk kamers op te lossen. Op jullie kaart staat waar je begint; daarna kies je zelf een kamer die vrij is.’`,
  '‘Zeg jullie antwoord steeds tegen mij. Een fout antwoord kost punten, en een hint ook. Wie de meeste punten heeft, wint. Veel plezier!’',
]

function Steps({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) {
  return (
    <View style={{ marginBottom: 8 }}>
      <Text style={styles.heading}>{title}</Text>
      {steps.map((step, index) => (
        <View key={step} style={{ flexDirection: 'row', marginBottom: 4 }} wrap={false}>
          <Text style={[styles.bold, { width: 7 * MM }]}>{`${index + 1}.`}</Text>
          <Text style={{ flex: 1 }}>{step}</Text>
        </View>
      ))}
    </View>
  )
}

function Contents({ kit: { rooms, teams } }: Props) {
  const lines = [
    ['Voor jou', 'draaiboek, zaallijst, antwoorden, scorebladen, uitslag', ''],
    ['Teamkaarten', 'een per team, met de QR-code', `${teams.length} keer`],
    ['Vragenbladen', 'een per kamer', `${rooms.length} keer`],
    ['Kladpapier', 'een per team; print er gerust meer', `${teams.length} keer`],
    ['Hintbladen', 'een per kamer, om dicht te vouwen', `${rooms.length} keer`],
  ]
  return (
    <View style={{ marginTop: 4, border: LINE, borderRadius: 5, padding: 9 }} wrap={false}>
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
