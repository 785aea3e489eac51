import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { STATION_ROAD } from '#games/cunera/material/stations'

export const stap10 = {
  name: 'stap10',
  flag: 'stap10_antwoord',
  label: 'Reken x reken',
  group: 'stappen',
  kind: 'finale',
  story: [
    'Het is de feestdag van Cunera, de twaalfde juni, en jullie zijn er bijna. Onder de toren wordt gezongen. De koster sluit zijn reisboek, want het verhaal is uit, maar de tocht nog niet.',
    'Rond de kerk staan de veertien staties. Wie met de pelgrims meeloopt, staat bij elke statie even stil en steekt er kaarsen aan. Bij allemaal evenveel, want Cunera deelde eerlijk.',
    '‘De kaarsen hebben jullie zelf verzameld’, zegt de koster. ‘Zonder het te weten. Kijk maar eens terug.’',
  ],
  material: [
    {
      kind: 'letter',
      heading: 'Van de koster',
      paragraphs: [
        'Meestal vonden jullie onderweg woorden. Maar vier keer was het een getal. Schrijf die vier getallen op.',
        'Een cijfer is een handvol kaarsen. Een negen is er negen, een vijf is er vijf en een nul is een lege hand. Waar in het getal een cijfer staat, doet er niet toe.',
        'Leg alles bij elkaar in de mand. Verdeel dan de mand over de staties, bij elke statie evenveel, tot hij leeg is. Hoeveel staties er zijn? Tel ze op de tekening.',
      ],
    },
    {
      kind: 'cards',
      caption: 'Hier vonden jullie de vier getallen.',
      cards: [
        { title: 'In de boot genomen', lines: ['De reizigers naar Rome.'] },
        {
          title: 'Het staat geschreven zoals het gedrukt is',
          lines: ['De pelgrims op het prentje.'],
        },
        { title: 'Sleutelpositie', lines: ['De sleutels van de voorraadkamer.'] },
        { title: 'Geknipt voor het goede nummer', lines: ['De kist in de toren.'] },
      ],
    },
    {
      kind: 'drawing',
      caption: 'De weg langs de staties naar de toren',
      description:
        'Een gestippelde weg slingert langs veertien kapelletjes naar een hoge kerktoren, die onder vierkant is en boven achtkantig.',
      drawing: STATION_ROAD,
    },
  ],
  question: 'Hoeveel kaarsen branden er straks bij elke statie?',
  answer: '3',
  alsoCorrect: ['drie', '3 kaarsen', 'drie kaarsen'],
  showAnswer: '3',
  explanation:
    'De cijfers van 1, 9310, 239 en 68 zijn samen 1 + 13 + 14 + 14 = 42 kaarsen. Verdeeld over veertien staties zijn dat er 3 bij elke statie.',
  nearMisses: [
    {
      answer: '42',
      text: 'Zoveel kaarsen zitten er in de mand. Nu nog eerlijk verdelen.',
    },
    {
      answer: '687',
      text: 'Jullie hebben de hele getallen opgeteld. De koster telt cijfer voor cijfer: dat scheelt een hoop kaarsen.',
    },
    {
      answer: '9618',
      text: 'Jullie hebben de hele getallen opgeteld. De koster telt cijfer voor cijfer, en verdeelt daarna nog.',
    },
  ],
  hints: [
    'Zoek de antwoorden op van de vier stappen op de kaartjes. Daar stond een getal en geen woord.',
    'Hak de vier getallen in losse cijfers. Elk cijfer is een aantal kaarsen; tel ze allemaal op.',
    'De reiziger is goed voor één kaars, het prentje voor dertien. Doe hetzelfde met de sleutels en de kist en tel alles samen.',
    'Er liggen tweeënveertig kaarsen in de mand. Deel ze door het aantal staties rond de kerk.',
  ],
} as const satisfies Puzzle<'stap10', 'stap10_antwoord'>
