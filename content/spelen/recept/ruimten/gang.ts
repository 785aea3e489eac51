import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import type { Ruimte } from '#content/spelen/recept/vlaggen'
import { cirkel, lijn, pad, tekst, tel, vlak } from '#content/spelen/vormen'
import { kader } from '#content/spelen/recept/ruimten/tekenhulp'

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
    pad(
      `M${x - 16} ${y} Q${x} ${y + 10} ${x + 16} ${y} L${x + 40} ${y + 14} L${x + 46} ${y + 52} L${x + 32} ${y + 54} L${x + 30} ${y + 34} L${x + 32} ${y + 71} L${x - 32} ${y + 71} L${x - 30} ${y + 34} L${x - 32} ${y + 54} L${x - 46} ${y + 52} L${x - 40} ${y + 14} Z`,
      { vulling: 'blauw', dikte: 2 }
    ),
    lijn(x, y + 6, x, y + 70, { dikte: 1.5 }),
  ]
}

function haak(nummer: number): Vorm[] {
  const x = 75 + ((nummer - 1) % 3) * 125
  const y = 78 + Math.floor((nummer - 1) / 3) * 120
  const letters = LABELS[nummer - 1]
  const knop: Vorm[] = [
    cirkel(x - 36, y - 28, 14, { vulling: 'wit', lijn: 'messing', dikte: 2 }),
    tekst(x - 36, y - 22, String(nummer), 18, { letter: 'titel', vet: true }),
    pad(`M${x} ${y - 34} L${x} ${y - 20} Q${x} ${y - 10} ${x + 8} ${y - 12}`, {
      lijn: 'messing',
      dikte: 4,
    }),
    cirkel(x, y - 36, 5, { vulling: 'messing', dikte: 1.5 }),
  ]
  if (!letters) return knop
  return [
    ...knop,
    ...jas(x, y - 16),
    lijn(x, y - 12, x, y + 10, { dikte: 1.5 }),
    pad(
      `M${x - 44} ${y + 16} L${x - 36} ${y + 8} L${x + 36} ${y + 8} L${x + 44} ${y + 16} L${x + 44} ${y + 42} L${x - 44} ${y + 42} Z`,
      { vulling: 'papier', dikte: 2 }
    ),
    tekst(x, y + 34, [...letters].join(' '), 24, { letter: 'code', vet: true }),
  ]
}

function garderobe(): Tekening {
  const lat = (x: number, y: number, b: number, h: number): Vorm =>
    vlak(x, y, b, h, { rond: 3, vulling: 'messing', dikte: 2 })
  return {
    breedte: 400,
    hoogte: 400,
    vormen: [
      vlak(6, 6, 388, 388, { rond: 10, vulling: 'zand', lijn: undefined }),
      lat(133, 24, 9, 352),
      lat(258, 24, 9, 352),
      lat(24, 135, 352, 9),
      lat(24, 255, 352, 9),
      ...tel(9)
        .map((i) => haak(i + 1))
        .flat(),
    ],
  }
}

const VAK = 52

function motief({ vak, stippen }: { vak: number; stippen: number }, x: number, y: number): Vorm[] {
  const { links, rechts, boven, onder } = latten(vak)
  const r = 19
  const zijden = [
    links && lijn(x - r, y - r, x - r, y + r, { dikte: 5 }),
    rechts && lijn(x + r, y - r, x + r, y + r, { dikte: 5 }),
    boven && lijn(x - r, y - r, x + r, y - r, { dikte: 5 }),
    onder && lijn(x - r, y + r, x + r, y + r, { dikte: 5 }),
  ]
  const knopen = tel(stippen).map((i) =>
    cirkel(x + (i - (stippen - 1) / 2) * 9, y, 3.5, { vulling: 'lak', lijn: undefined })
  )
  return [...zijden.filter((zijde) => zijde !== false), ...knopen]
}

/** A leaf of the paper above the border. */
const blad = (x: number, y: number): Vorm[] => [
  pad(`M${x} ${y - 26} Q${x - 22} ${y} ${x} ${y + 26} Q${x + 22} ${y} ${x} ${y - 26} Z`, {
    lijn: 'mos',
    dikte: 2,
  }),
  lijn(x, y - 12, x, y + 38, { dikte: 2, lijn: 'mos' }),
]

function behang(): Tekening {
  return {
    breedte: 484,
    hoogte: 250,
    vormen: [
      vlak(12, 12, 460, 226, { rond: 6, vulling: 'zand', lijn: undefined }),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => blad(106 + i * 60, 48 + (i % 2) * 10)),
      // The door that the border starts from, and the frame of the next one, where it ends.
      vlak(20, 22, 46, 216, { vulling: 'messing', dikte: 3 }),
      vlak(28, 34, 30, 68, { rond: 3, dikte: 2 }),
      vlak(28, 164, 30, 62, { rond: 3, dikte: 2 }),
      cirkel(56, 150, 6, { vulling: 'wit', dikte: 2 }),
      tekst(43, 126, 'deur', 16),
      vlak(446, 22, 18, 216, { vulling: 'messing', dikte: 3 }),
      lijn(455, 22, 455, 238, { dikte: 2 }),
      vlak(67, 104, 378, 72, { vulling: 'papier', lijn: undefined }),
      lijn(67, 104, 445, 104, { dikte: 3 }),
      lijn(67, 176, 445, 176, { dikte: 3 }),
      ...RAND.flatMap((teken, i) => motief(teken, 99 + i * VAK, 140)),
      // The skirting board.
      vlak(67, 220, 378, 18, { vulling: 'messing', lijn: undefined }),
      lijn(67, 220, 445, 220, { dikte: 3 }),
      ...kader(484, 250),
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
    'In de gang hangen de jassen, netjes in vakken, drie bij drie. De grootvader van Mathilde timmerde het rek en plakte in dezelfde week het behang, met een rand zonder één boog of bloem.',
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
