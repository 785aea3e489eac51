import { drawing, text, range, rect } from '#games/kit/shapes'
import { fromNotebook } from '#games/sintjunior/notebook'
import { symbol } from '#games/sintjunior/sintjunior_symbols'
import { knownHouse, numberedHouse, SURROUNDINGS } from '#games/sintjunior/town'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

export type Roof = {
  /** The place of the chimney, from the upper left corner of the map. */
  readonly x: number
  readonly y: number
} & ({ readonly digit: number } | { readonly name: string })

/** The town from above: nine houses with a number, and four that everybody knows by name. */
export const ROOFS: readonly Roof[] = [
  { x: 20, y: 98, name: 'bakker' },
  { x: 62, y: 129, name: 'school' },
  { x: 62, y: 15, name: 'kerk' },
  { x: 66, y: 62, name: 'smid' },
  { x: 105, y: 38, digit: 9 },
  { x: 145, y: 22, digit: 6 },
  { x: 19, y: 26, digit: 2 },
  { x: 150, y: 138, digit: 4 },
  { x: 152, y: 60, digit: 7 },
  { x: 110, y: 63, digit: 8 },
  { x: 111, y: 132, digit: 5 },
  { x: 17, y: 138, digit: 3 },
  { x: 112, y: 96, digit: 1 },
]

/** The jumps of the horse, each time from where it stands. */
export const JUMPS = [4, 7, 3] as const

/**
 * The length of one jump on the map, in units of the map. Players measure it with the rule under
 * the map.
 */
export const JUMP = 18

const SIZE = { count: 8, x: 12, y: 167 } as const

const asDrawn = (house: Roof): Shape =>
  'name' in house
    ? knownHouse(house.x, house.y, house.name)
    : numberedHouse(house.x, house.y, house.digit)

/** Houses farther away are drawn first. */
const fromBehind = [...ROOFS].sort((one, other) => one.y - other.y)

function ruler(): Shape[] {
  const { count, x, y } = SIZE
  return [
    ...range(count).map((i) =>
      rect(x + i * JUMP, y, JUMP, 3, { fill: i % 2 ? 'white' : 'ink', strokeWidth: 0.5 })
    ),
    ...range(count + 1).map((i) =>
      text(x + i * JUMP, y + 8, `${i}`, 4.8, { letter: 'code', bold: true })
    ),
    text(x, y - 2.4, 'sprongen van het paard', 4.8, { anchor: 'start' }),
  ]
}

const town = drawing(170, 178, [
  rect(0.5, 0.5, 169, 157, { fill: 'sand', line: undefined, radius: 2 }),
  ...SURROUNDINGS,
  // The streets stop at the frame.
  ...[-6, 169.5].map((x) => rect(x, 0, 6.5, 158, { fill: 'white', line: undefined })),
  rect(0.5, 0.5, 169, 157, { strokeWidth: 0.6, radius: 2 }),
  ...fromBehind.map(asDrawn),
  ...ruler(),
])

const place = (house: Roof) =>
  `${'name' in house ? `de ${house.name}` : `huis ${house.digit}`} ${Math.round((house.x / JUMP) * 10) / 10} naar rechts en ${Math.round((house.y / JUMP) * 10) / 10} omlaag`

export const roofs: LockPuzzle = {
  name: 'daken',
  code: '268',
  sheet: {
    title: 'Over de daken',
    section: 'Vel met de maan',
    level: 2,
    symbol: symbol('maan'),
    blocks: [
      fromNotebook(
        `De vierde code is gewoon de weg die het paard vannacht nam. Het kan niet half springen: alles wat het doet, gaat in hele sprongen. Ik heb ze geteld. Eerst ging het in een rechte lijn ${JUMPS[0]} sprongen ver, toen ${JUMPS[1]}, toen ${JUMPS[2]}. Na elk stuk rustte het uit op een schoorsteen met een huisnummer. Waar het begon, staat in je opdracht.`,
        'Welke kant het op ging, kon ik in het donker niet zien. Maar telkens stond er maar één schoorsteen met een huisnummer precies zo ver weg.'
      ),
      {
        kind: 'drawing',
        caption:
          'De stad. Meet van stip tot stip, met een strook papier waarop je de sprongen overneemt.',
        description: `Een plattegrond met dertien daken, elk met een schoorsteen. Plaatsen gerekend in sprongen van de linkerbovenhoek: ${ROOFS.map(place).join('; ')}. Onder de kaart ligt een maatlat van acht sprongen.`,
        drawing: town,
      },
      { kind: 'question', text: 'Bij welke drie huisnummers rustte het paard uit, in volgorde?' },
      { kind: 'fill_in', label: 'De code van slot 4', boxes: 3 },
    ],
  },
  assignment: 'Te laat: aan de wortel is geknabbeld.',
  hints: [
    'Je vorige opdracht zegt waar het paard begint: bij de bakker. Leg je liniaal eerst langs de maatlat onder de kaart en onthoud hoe lang 4 sprongen zijn.',
    'Leg het begin van de liniaal op de stip van de bakker en draai hem rond. Bij 4 sprongen ligt er precies één stip met een huisnummer. Meet daarvandaan 7 sprongen.',
    'Van de bakker gaat het paard recht omhoog, dan ver naar rechts, langs de bovenrand van de kaart. De laatste 3 sprongen gaan schuin omlaag naar links.',
  ],
  solution: [
    'Van de bakker ligt op 4 sprongen alleen huis 2, recht omhoog. Daarvandaan ligt op 7 sprongen alleen huis 6, rechtsboven.',
    'Van huis 6 ligt op 3 sprongen alleen huis 8. De code is 268.',
  ],
}
