import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { VILLAGES, DESTINATION, FROM, ROADS, ROAD_MAP } from '#games/cunera/material/road_map'

/** Two villages can share a letter, so in words each village has a number. */
const NAMES = Object.keys(VILLAGES)
const number = (name: string) => NAMES.indexOf(name) + 1
const ROADS_IN_WORDS = ROADS.map(
  ([from, to, hours]) => `${number(from)}-${number(to)} ${hours} uur`
).join('; ')
const VILLAGES_IN_WORDS = Object.values(VILLAGES)
  .map(({ letter }, i) => `${i + 1} ${letter}`)
  .join(', ')

const TOO_LONG =
  'Dat woord staat er echt, maar die weg is niet de snelste. Laat de uren kiezen, niet de letters.'

export const step8 = {
  name: 'stap8',
  flag: 'stap8_antwoord',
  label: 'Wegennet',
  group: 'stappen',
  kind: 'puzzle',
  level: 5,
  story: [
    'De koningin verdraagt het niet langer. Iedereen houdt van Cunera, de armen, de knechten, haar eigen man, en van haar houdt niemand zo. Volgens de legende wacht ze tot de koning op jacht is.',
    'Dan gebeurt het. Met haar dienares sluipt ze de kamer van Cunera in. Ze slaan een doek om haar hals en trekken hem strak. Daarna begraven ze haar, haastig, op de enige plek waar niemand ooit graaft. Het is een wreed stuk en de koster vertelt het snel.',
    'Als de dienares eindelijk alles vertelt, is de koning op reis. Een bode gaat van de stal naar de plek waar de koning wacht. Onder zijn arm draagt hij de doek, en de dienares geeft hem één woord mee voor de koning. Hij kiest de weg die de minste uren kost. Bij elk huis waar hij langskomt, staat een letter.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'map',
      look: { snug: true },
      parts: [
        {
          kind: 'drawing',
          caption:
            'Het wegennet. Het getal bij een weg is het aantal uren dat een bode erover doet.',
          description: `Vierentwintig huizen met een letter, verbonden door wegen. De huizen, genummerd ongeveer van boven naar beneden: ${VILLAGES_IN_WORDS}. De wegen met hun uren: ${ROADS_IN_WORDS}. De bode vertrekt bij huis ${number(FROM)} en moet bij huis ${number(DESTINATION)} zijn.`,
          drawing: ROAD_MAP,
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Een weg kun je in beide richtingen lopen. Lees alle letters op de snelste route, ook die van het vertrekpunt en die waar de koning wacht. Er loopt meer dan één woord over deze kaart. Alleen de uren zeggen welk woord de bode meekrijgt.',
      ],
    },
  ],
  question: 'Welk woord brengt de bode? Lees het langs de route die de minste uren kost.',
  answer: 'moordwapen',
  showAnswer: 'moordwapen',
  explanation:
    'De snelste route kost 41 uur en loopt langs tien huizen: m, o, o, r, d, w, a, p, e, n. Er is er maar één. De andere woorden op de kaart kosten een paar uur meer.',
  nearMisses: [
    {
      answer: 'moorwapen',
      text: 'Bijna. Op één stuk is omlopen sneller dan rechtdoor.',
    },
    { answer: 'moordplan', text: TOO_LONG },
    { answer: 'moordpen', text: TOO_LONG },
    { answer: 'moordteken', text: TOO_LONG },
    { answer: 'merkteken', text: TOO_LONG },
    { answer: 'medicijn', text: TOO_LONG },
    {
      answer: 'moord wapen',
      text: 'Dat is het, maar dan aan elkaar: de bode stond niet stil.',
    },
  ],
  hints: [
    'Raad geen woord maar tel de uren. Kijk daarbij naar het getal, niet naar de lengte van de lijn: soms is een omweg sneller dan de rechte weg.',
    'Schrijf bij elk huis in hoeveel uur je er op zijn snelst kunt zijn. Begin bij het vertrekpunt met nul en werk steeds verder vanaf het laagste getal dat nog openstaat.',
    'De eerste vier huizen van de snelste route zijn M, O, O en R. Dat laatste huis bereik je na dertien uur.',
    'Van de R gaat de bode via de D naar de W, want vijf en drie is minder dan negen. Vanaf de W loopt hij omlaag langs de A. Daarna komen er nog drie huizen.',
  ],
} as const satisfies Puzzle<'stap8', 'stap8_antwoord'>
