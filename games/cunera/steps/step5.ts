import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { MAP_FIELD, MAP_PEN, MAP_SHEET, ROUTE_BOOK } from '#games/cunera/material/compass'

export const step5 = {
  name: 'stap5',
  flag: 'stap5_antwoord',
  label: 'Op weg naar de tweede statie',
  group: 'stappen',
  kind: 'puzzle',
  level: 4,
  story: [
    'Die nacht blijven de dieren buiten. Een stalknecht krijgt een deken en de opdracht om wakker te blijven. Dat lukt, want volgens de legende ziet hij iets waarvan zijn haren overeind gaan staan: brandende kaarsen boven het dak van de stal, in de vorm van een kruis. Niemand houdt ze vast.',
    'De tweede statie ligt op de plek waar hij stond. ‘Er is een kaart,’ zegt de koster, ‘van een monnik die elke morgen om vijf uur opstond en dan eerst naar de zon keek. Hij heeft vijf rustplaatsen aangewezen. Bij elke rustplaats hoort een letter.’',
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
            'De kaart van de monnik. Begin bij de cirkel. Bij elke rustplaats stond een schelp, maar de schelpen zijn uitgewist: zoek de rustplaatsen zelf.',
          description: `Een veld van negen rijen met negen letters. De rijen, van boven naar beneden: ${MAP_FIELD.join(', ')}. Het begin ligt in het midden: de vijfde rij, de vijfde letter. In het veld zelf is geen rustplaats aangegeven. Naast het veld staat een kompasroos met de O boven, de Z rechts, de W onder en de N links.`,
          drawing: MAP_SHEET,
          pen: MAP_PEN,
        },
      ],
    },
    {
      kind: 'prop',
      object: 'book_page',
      heading: 'Uit het routeboek van de monnik',
      parts: [
        {
          kind: 'list',
          numbered: true,
          items: ROUTE_BOOK,
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Een stap is één vakje, recht of schuin. Ga na elke rust verder vanaf het vakje waar je staat. Alleen de letter waar je rust, telt.',
      ],
    },
  ],
  question: 'Welk woord lees je bij de vijf rustplaatsen?',
  answer: 'lucht',
  alsoCorrect: ['in de lucht'],
  showAnswer: 'lucht',
  explanation:
    'Op deze kaart ligt het oosten boven, waar de zon opkomt. Wie zo loopt, rust bij de l, de u, de c, de h en de t. In de lucht hingen de kaarsen, en om lucht kwamen later de pelgrims vragen: Cunera werd de heilige bij wie je terechtkon met een zere keel.',
  nearMisses: [
    {
      answer: 'licht',
      text: 'Mooi gedacht, want dat hing er die nacht. Maar wie niet raadt en wel loopt, staat bij de tweede rustplaats op een andere letter.',
    },
    {
      answer: 'vralm',
      text: 'Keurig gelopen, maar jullie liepen alsof het noorden boven ligt. Kijk nog eens naar de kompasroos.',
    },
  ],
  hints: [
    'Voordat jullie gaan lopen: kijk goed naar de kompasroos naast het veld. Niet elke kaart ligt zoals je gewend bent.',
    'De monnik legde het oosten boven. Noord is op deze kaart dus naar links, zuid naar rechts en west naar beneden.',
    'Wandeling 1: drie vakjes naar rechts en twee naar boven. Daar staat een L.',
    'Zuidoost is schuin naar rechtsboven, zuidwest schuin naar rechtsonder. De tweede rustplaats is een U, de derde een C. Nog twee te gaan.',
  ],
} as const satisfies Puzzle<'stap5', 'stap5_antwoord'>
