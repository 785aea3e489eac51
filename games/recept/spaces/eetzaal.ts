import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, group, onCircle, round, text, range, rect } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'

/** Each guest with the word on the napkin ring. The seat tells which letter of it counts. */
export const GUESTS = [
  { name: 'Adriaan', ring: 'AARDBEIEN' },
  { name: 'Beatrijs', ring: 'KAPPERTJES' },
  { name: 'Casper', ring: 'BLOEMKOOL' },
  { name: 'Doortje', ring: 'STOOFPEER' },
  { name: 'Emiel', ring: 'ROZEMARIJN' },
  { name: 'Fenna', ring: 'SPERZIEBOON' },
  { name: 'Gijs', ring: 'APPELMOES' },
  { name: 'Hanna', ring: 'WINTERPEEN' },
  { name: 'Izaak', ring: 'KORIANDER' },
] as const

export type Guest = (typeof GUESTS)[number]['name']

/** What a remark says about the seats. The sentence beside it says the same. */
export type Requirement =
  | { readonly neighbors: readonly [Guest, Guest] }
  | { readonly noNeighbors: readonly [Guest, Guest] }
  | { readonly between: Guest; readonly sides: readonly [Guest, Guest] }
  | { readonly leftNeighbor: Guest; readonly from: Guest }
  | { readonly sum: readonly [Guest, Guest]; readonly is: Guest }
  | { readonly double: Guest; readonly from: Guest }

export const REMARKS: readonly { readonly text: string; readonly requirement: Requirement }[] = [
  {
    text: 'Adriaan: ‘Mijn stoelnummer is precies twee keer dat van Fenna.’',
    requirement: { double: 'Adriaan', from: 'Fenna' },
  },
  {
    text: 'Beatrijs: ‘Ik had Fenna aan de ene kant en Gijs aan de andere.’',
    requirement: { between: 'Beatrijs', sides: ['Fenna', 'Gijs'] },
  },
  {
    text: 'Casper: ‘Tel de stoelnummers van Emiel en Hanna op en je hebt het mijne.’',
    requirement: { sum: ['Emiel', 'Hanna'], is: 'Casper' },
  },
  {
    text: 'Doortje: ‘Casper zat naast mij. Een luidruchtige eter.’',
    requirement: { neighbors: ['Doortje', 'Casper'] },
  },
  {
    text: 'Emiel: ‘Adriaan heb ik alleen van een afstand gezien. Naast mij zat hij in elk geval niet.’',
    requirement: { noNeighbors: ['Emiel', 'Adriaan'] },
  },
  {
    text: 'Izaak: ‘Ik was de linkerbuur van Hanna.’',
    requirement: { leftNeighbor: 'Izaak', from: 'Hanna' },
  },
]

const CHAIRS = 9
const CENTER = { x: 220, y: 224 }

function chair(number: number): Shape[] {
  const degrees = (number - 1) * (360 / CHAIRS)
  const [x, y] = onCircle(CENTER.x, CENTER.y, 172, degrees)
  const [plateX, plateY] = onCircle(CENTER.x, CENTER.y, 104, degrees)
  return [
    group(
      x,
      y,
      [
        rect(-26, -20, 52, 46, { radius: 12, fill: 'wax', strokeWidth: 2 }),
        rect(-30, -27, 60, 14, { radius: 7, fill: 'messing', strokeWidth: 2 }),
      ],
      { rotate: round(degrees) }
    ),
    circle(x, y, 16, { fill: 'paper', strokeWidth: 2 }),
    text(x, y + 7, String(number), 22, { letter: 'title', bold: true }),
    circle(plateX, plateY, 21, { fill: 'white', strokeWidth: 2 }),
    circle(plateX, plateY, 13, { line: 'soft', strokeWidth: 1 }),
  ]
}

function dinnerTable(): Drawing {
  return {
    width: 440,
    height: 440,
    shapes: [
      ...frame(440, 440),
      circle(CENTER.x, CENTER.y, 136, { fill: 'sand', strokeWidth: 3 }),
      ...range(CHAIRS)
        .map((i) => chair(i + 1))
        .flat(),
      // The copper kettle that gave the house its name, with its lid on and an ear on either side.
      ...[-1, 1].map((side) =>
        rect(220 + side * 40 - 9, 205, 18, 26, { radius: 8, strokeWidth: 4 })
      ),
      circle(220, 218, 36, { fill: 'messing', strokeWidth: 3 }),
      circle(220, 218, 27, { strokeWidth: 2 }),
      circle(220, 218, 7, { fill: 'sand', strokeWidth: 2 }),
      text(220, 276, 'ketel', 18, { letter: 'title' }),
    ],
  }
}

export const eetzaal = {
  name: 'eetzaal',
  flag: 'eetzaal',
  label: 'Eetzaal',
  group: 'ruimten',
  kind: 'puzzle',
  level: 5,
  story: [
    'Aan de ronde tafel zaten negen gasten. Vóór het nagerecht miste de invalkelner iets van het tafelzilver, maar hardop zeggen durfde hij dat niet. Hij deelde schone servetten uit, elk in een ring met een woord erop, en koos voor iedere stoel een woord met de goede letter: op stoel 1 telt de eerste, op stoel 2 de tweede, en zo de hele tafel rond. Niemand telde mee.',
    'Nu staat iedereen in de gang te praten, met zijn eigen servetring in de hand. Wie op welke stoel zat, moeten jullie halen uit wat ze elkaar vertellen.',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De tafel van boven. Iedereen zat met het gezicht naar de ketel.',
      description:
        'Een ronde tafel met in het midden een koperen ketel. Negen stoelen, met de klok mee genummerd van 1 tot en met 9, met stoel 1 bovenaan en stoel 9 weer naast stoel 1. Iedereen zit met het gezicht naar het midden.',
      drawing: dinnerTable(),
    },
    {
      kind: 'prop',
      object: 'seating_card',
      heading: 'De ronde tafel',
      look: { width: 0.7 },
      parts: [
        {
          kind: 'table',
          caption: 'De servetringen',
          heading: ['Gast', 'Op de ring'],
          rows: GUESTS.map(({ name, ring }) => [name, ring]),
        },
      ],
    },
    {
      kind: 'prop',
      object: 'note',
      heading: 'Opgevangen in de gang',
      parts: [
        {
          kind: 'list',
          items: REMARKS.map((remark) => remark.text),
        },
      ],
    },
  ],
  question: 'Wat is er verdwenen? Lees de tafel rond, van stoel 1 tot en met stoel 9.',
  answer: 'SOEPLEPEL',
  showAnswer: 'SOEPLEPEL',
  explanation:
    'Van stoel 1 tot en met 9 zaten Doortje, Emiel, Fenna, Beatrijs, Gijs, Adriaan, Hanna, Izaak en Casper. Het nummer van de stoel wijst de letter op de ring aan: de eerste van stoofpeer, de tweede van rozemarijn, en zo verder. Linkerbuur Izaak had een hoger nummer dan Hanna, want wie naar de tafel kijkt, heeft links de volgende stoel met de klok mee. Met een soeplepel onder de rand til je moeiteloos een stolp op.',
  nearMisses: [
    { answer: 'soeplepels', text: 'Er waren negen stoelen. Het is er maar één.' },
    { answer: 'lepel', text: 'Goed op weg, maar de letters gaan de hele tafel rond.' },
  ],
  hints: [
    'Adriaan en Fenna laten maar vier mogelijkheden toe: stoelen 2 en 1, 4 en 2, 6 en 3 of 8 en 4. Let op: wie naar het midden kijkt, heeft links de stoel met het volgende nummer.',
    'Het werkt alleen met Fenna op stoel 3 en Adriaan op stoel 6. Beatrijs en Gijs nemen dan 4 en 5. Kijk nu wat Casper, Hanna en Izaak nog overhouden. Fenna op stoel 3 geeft dan de derde letter van haar ring, een E.',
  ],
} as const satisfies Puzzle<Space, Space>
