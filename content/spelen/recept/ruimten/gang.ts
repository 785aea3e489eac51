import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import type { Ruimte } from '#content/spelen/recept/vlaggen'
import { lijn, woord } from '#content/spelen/recept/ruimten/tekenhulp'

/** The tag on each of the nine hooks; four coats are gone and took their tag with them. */
export const LABELS: readonly (string | null)[] = [
  'AJS',
  null,
  'CLU',
  null,
  'ENW',
  'FOX',
  null,
  'HQZ',
  null,
]

/** The border from the door to the right: whose compartment, and how many knobs in it. */
export const RAND = [
  { vak: 2, stippen: 2 },
  { vak: 1, stippen: 1 },
  { vak: 7, stippen: 2 },
  { vak: 1, stippen: 3 },
  { vak: 2, stippen: 3 },
  { vak: 6, stippen: 2 },
  { vak: 2, stippen: 2 },
] as const

/** Which sides of a compartment have a slat: the board has no outer frame. */
function latten(vak: number) {
  const kolom = (vak - 1) % 3
  const rij = Math.floor((vak - 1) / 3)
  return { links: kolom > 0, rechts: kolom < 2, boven: rij > 0, onder: rij < 2 }
}

function jas(x: number, y: number): Vorm[] {
  return [
    {
      vorm: 'pad',
      d: `M${x - 16} ${y} Q${x} ${y + 10} ${x + 16} ${y} L${x + 40} ${y + 14} L${x + 46} ${y + 52} L${x + 32} ${y + 54} L${x + 30} ${y + 34} L${x + 32} ${y + 71} L${x - 32} ${y + 71} L${x - 30} ${y + 34} L${x - 32} ${y + 54} L${x - 46} ${y + 52} L${x - 40} ${y + 14} Z`,
      vulling: 'blauw',
      lijn: 'inkt',
    },
    lijn([x, y + 6, x, y + 70], 1.5),
  ]
}

function haak(nummer: number): Vorm[] {
  const x = 75 + ((nummer - 1) % 3) * 125
  const y = 78 + Math.floor((nummer - 1) / 3) * 120
  const letters = LABELS[nummer - 1]
  const knop: Vorm[] = [
    { vorm: 'cirkel', x: x - 36, y: y - 28, r: 14, vulling: 'wit', lijn: 'messing' },
    woord(x - 36, y - 22, String(nummer), 18, { letter: 'titel', vet: true }),
    {
      vorm: 'pad',
      d: `M${x} ${y - 34} L${x} ${y - 20} Q${x} ${y - 10} ${x + 8} ${y - 12}`,
      lijn: 'messing',
      dikte: 4,
    },
    { vorm: 'cirkel', x, y: y - 36, r: 5, vulling: 'messing', lijn: 'inkt', dikte: 1.5 },
  ]
  if (!letters) return knop
  return [
    ...knop,
    ...jas(x, y - 16),
    lijn([x, y - 12, x, y + 10], 1.5),
    {
      vorm: 'pad',
      d: `M${x - 44} ${y + 16} L${x - 36} ${y + 8} L${x + 36} ${y + 8} L${x + 44} ${y + 16} L${x + 44} ${y + 42} L${x - 44} ${y + 42} Z`,
      vulling: 'papier',
      lijn: 'inkt',
    },
    woord(x, y + 34, [...letters].join(' '), 24, { letter: 'code', vet: true }),
  ]
}

function garderobe(): Tekening {
  const lat = (x: number, y: number, b: number, h: number): Vorm => ({
    vorm: 'rechthoek',
    x,
    y,
    b,
    h,
    rond: 3,
    vulling: 'messing',
    lijn: 'inkt',
  })
  return {
    breedte: 400,
    hoogte: 400,
    vormen: [
      { vorm: 'rechthoek', x: 6, y: 6, b: 388, h: 388, rond: 10, vulling: 'zand' },
      lat(133, 24, 9, 352),
      lat(258, 24, 9, 352),
      lat(24, 135, 352, 9),
      lat(24, 255, 352, 9),
      ...Array.from({ length: 9 }, (_, i) => haak(i + 1)).flat(),
    ],
  }
}

const VAK = 52

function motief({ vak, stippen }: { vak: number; stippen: number }, x: number, y: number): Vorm[] {
  const { links, rechts, boven, onder } = latten(vak)
  const r = 18
  const zijden = [
    links && lijn([x - r, y - r, x - r, y + r], 5),
    rechts && lijn([x + r, y - r, x + r, y + r], 5),
    boven && lijn([x - r, y - r, x + r, y - r], 5),
    onder && lijn([x - r, y + r, x + r, y + r], 5),
  ]
  const knopen = Array.from({ length: stippen }, (_, i): Vorm => ({
    vorm: 'cirkel',
    x: x + (i - (stippen - 1) / 2) * 10,
    y,
    r: 3.8,
    vulling: 'lak',
  }))
  return [...zijden.filter((zijde) => zijde !== false), ...knopen]
}

/** A leaf of the paper above the border. */
const blad = (x: number, y: number): Vorm[] => [
  {
    vorm: 'pad',
    d: `M${x} ${y - 26} Q${x - 22} ${y} ${x} ${y + 26} Q${x + 22} ${y} ${x} ${y - 26} Z`,
    lijn: 'mos',
  },
  lijn([x, y - 12, x, y + 38], 2, 'mos'),
]

function behang(): Tekening {
  return {
    breedte: 440,
    hoogte: 300,
    vormen: [
      { vorm: 'rechthoek', x: 6, y: 6, b: 428, h: 288, rond: 10, vulling: 'zand' },
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => blad(98 + i * 59, 50 + (i % 2) * 26)),
      // The door that the border starts from.
      {
        vorm: 'rechthoek',
        x: 12,
        y: 24,
        b: 52,
        h: 270,
        vulling: 'messing',
        lijn: 'inkt',
        dikte: 3,
      },
      { vorm: 'rechthoek', x: 21, y: 38, b: 34, h: 92, rond: 3, lijn: 'inkt' },
      { vorm: 'rechthoek', x: 21, y: 200, b: 34, h: 80, rond: 3, lijn: 'inkt' },
      { vorm: 'cirkel', x: 52, y: 184, r: 6, vulling: 'wit', lijn: 'inkt' },
      woord(38, 158, 'deur', 16),
      { vorm: 'rechthoek', x: 65, y: 136, b: 369, h: 72, vulling: 'papier' },
      lijn([65, 136, 433, 136], 3),
      lijn([65, 208, 433, 208], 3),
      ...RAND.flatMap((teken, i) => motief(teken, 94 + i * VAK, 172)),
      // The skirting board.
      { vorm: 'rechthoek', x: 65, y: 276, b: 369, h: 18, vulling: 'messing' },
      lijn([65, 276, 433, 276], 3),
    ],
  }
}

const STIPPEN = ['één knop', 'twee knoppen', 'drie knoppen']

function inWoorden({ vak, stippen }: { vak: number; stippen: number }): string {
  const zijden = Object.entries(latten(vak)).filter(([, lat]) => lat)
  return `lijnen ${zijden.map(([kant]) => kant).join(', ')} met ${STIPPEN[stippen - 1]}`
}

function haakInWoorden(letters: string | null, i: number): string {
  return `haak ${i + 1} ${letters ? [...letters].join(' ') : 'geen label'}`
}

export const gang = {
  naam: 'gang',
  vlag: 'gang',
  label: 'Gang',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'In de gang hangen de jassen, netjes in vakken van drie bij drie. De grootvader van Mathilde timmerde het rek en plakte in dezelfde week het behang, met een rand zonder één boog of bloem.',
    '‘Opa hield niet van versiering zonder reden,’ zegt ze. ‘En hij deelde alles eerlijk rond: labels, letters, zakgeld. Om de beurt, iedereen eentje, en dan weer vooraan.’ Vier gasten zijn al naar huis. Hun labels zitten nog aan hun jassen.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'Het rek met negen haken. Op de labels die er nog hangen, staan drie letters.',
      beschrijving: `Negen vakken, drie rijen van drie, met houten latten ertussen: twee staande en twee liggende latten, zonder lijst eromheen. Van links naar rechts en van boven naar onder: ${LABELS.map(haakInWoorden).join('; ')}.`,
      tekening: garderobe(),
    },
    {
      soort: 'tekening',
      bijschrift: 'De rand in het behang. Hij begint bij de deur.',
      beschrijving: `Zeven tekens op een rij, van de deur links naar rechts. ${RAND.map((teken, i) => `Teken ${i + 1}: ${inWoorden(teken)}`).join('. ')}.`,
      tekening: behang(),
    },
  ],
  vraag: 'Wat staat er in de rand van het behang?',
  antwoord: 'KAPSTOK',
  ookGoed: ['de kapstok', 'een kapstok'],
  toonAntwoord: 'KAPSTOK',
  uitleg:
    'Ieder teken heeft de vorm van een vak in het rek: waar een lat zit, zit een lijn. De knoppen zeggen welke van de drie letters op het label geldt. De letters zijn als zakgeld rondgedeeld, dus haak 2 had B K T en haak 7 had G P Y. Achter de kapstok hangt een kelnersjasje dat van niemand lijkt te zijn.',
  bijnaGoed: [
    { antwoord: 'garderobe', tekst: 'Daar hangt het wel, maar in de rand staan zeven tekens.' },
    { antwoord: 'kapstokken', tekst: 'Er is er maar één. Zeven tekens, zeven letters.' },
  ],
  hints: [
    'Leg een teken uit de rand naast het rek. De lijnen zijn de latten rond één vak. De knoppen kiezen een letter op het label dat daar hangt, of hing.',
    'De letters zijn om de beurt rondgedeeld: A op haak 1, B op haak 2, tot I op haak 9, en dan verder met J op haak 1. Het eerste teken heeft latten links, rechts en onder: dat is haak 2, en twee knoppen wijzen de tweede letter aan.',
  ],
} as const satisfies Raadsel<Ruimte, Ruimte>
