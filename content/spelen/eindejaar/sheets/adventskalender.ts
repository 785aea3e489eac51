import { cirkel, hoekig, pad, ster, tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import { sneeuw } from '#content/spelen/eindejaar/sheets/tekenhulp'
import { stempel } from '#content/spelen/eindejaar/sheets/tekens'
import type { SheetNaam } from '#content/spelen/eindejaar/vlaggen'
import type { Raadsel } from '#domain/spelen/raadsel'
import type { Vorm } from '#domain/spelen/tekening'

/** The doors as they sit in the house, from the attic down. */
export const DEURTJES = [
  [2, 4, 6, 19],
  [11, 21, 5, 8],
  [17, 12, 10, 1],
  [3, 14, 16, 23],
  [9, 7, 13, 18],
  [24, 22, 20, 15],
] as const

/** What she said about the doors that she opened: every so many days, and the last of them. */
export const BEZOEK = { omDeDagen: 2, laatste: 24 } as const

const DEUR = { b: 62, h: 58, x: 58, y: 148, stapX: 76, stapY: 70 } as const

function deurtje(dag: number, rij: number, kolom: number): Vorm[] {
  const x = DEUR.x + kolom * DEUR.stapX
  const y = DEUR.y + rij * DEUR.stapY
  const boog = (rij + kolom) % 3 === 0
  return [
    boog
      ? pad(
          `M ${x} ${y + DEUR.h} V ${y + 16} Q ${x + DEUR.b / 2} ${y - 12} ${x + DEUR.b} ${y + 16} V ${y + DEUR.h} Z`,
          { vulling: 'papier' }
        )
      : vlak(x, y, DEUR.b, DEUR.h, { vulling: 'papier', rond: (rij * kolom) % 2 ? 10 : 2 }),
    cirkel(x + DEUR.b - 9, y + 44, 2.5, { vulling: 'messing', dikte: 1.2 }),
    tekst(x + DEUR.b / 2 - 1, y + 40, `${dag}`, 27, { letter: 'titel', vet: true }),
  ]
}

const dakrand = tel(13).map((i): [number, number] => [30 + i * 28.4, i % 2 ? 140 : 126])

const huis = tekening(400, 590, [
  ...sneeuw(400, 120, 34, { vanafX: 300, totY: 104 }),
  vlak(84, 46, 34, 70, { vulling: 'lak' }),
  vlak(78, 40, 46, 12, { vulling: 'wit' }),
  vlak(40, 122, 320, 448, { vulling: 'zand' }),
  pad('M 22 128 L 200 24 L 378 128 Z', { vulling: 'lak' }),
  pad(hoekig([[22, 128], [200, 24], [378, 128], ...[...dakrand].reverse()]), {
    vulling: 'wit',
    dikte: 2,
  }),
  pad(
    hoekig([
      [62, 118],
      [200, 40],
      [338, 118],
    ]),
    { vulling: 'lak', dikte: 2 }
  ),
  pad(ster(200, 92, 18, 7.5), { vulling: 'messing' }),
  ...DEURTJES.flatMap((rij, r) => rij.flatMap((dag, k) => deurtje(dag, r, k))),
  pad('M 10 582 Q 14 563 60 562 Q 130 554 200 562 T 348 560 Q 388 561 390 582 Z', {
    vulling: 'wit',
  }),
  stempel('rood', 'maan', 400, 0.9),
])

export const adventskalender = {
  naam: 'sheet5',
  vlag: 'sheet5',
  label: 'Om de dag een lichtje',
  groep: 'rood',
  soort: 'raadsel',
  niveau: 1,
  teken: 'maan',
  verhaal: [
    'Aan de muur van de Kaarsenmakerij hangt een adventskalender zo groot als een kast. De nummers staan door elkaar, want dat is de lol ervan.',
    'De leerling mocht er kaarsjes in aansteken. Niet elke dag: precies om de dag, en op kerstavond, achter 24, het laatste. In de volgorde van de dagen spande ze van lichtje naar lichtje een rode draad, strak van deurtje naar deurtje. De draad is weer van de muur gehaald, maar als je weet waar de lichtjes brandden, zie je hem zo weer voor je.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'De adventskalender van de Kaarsenmakerij, met vierentwintig deurtjes',
      beschrijving: `Een besneeuwd huis met vierentwintig genummerde deurtjes, in zes rijen van vier. ${DEURTJES.map((rij, i) => `Rij ${i + 1} van boven: ${rij.join(', ')}.`).join(' ')} Rechtsboven staat het stempel van het blad: een maan.`,
      tekening: huis,
    },
  ],
  vraag: 'Welk cijfer tekende de rode draad?',
  antwoord: '3',
  ookGoed: ['drie', 'een 3', 'een drie'],
  toonAntwoord: '3',
  uitleg:
    'Om de dag, met 24 als laatste: dat zijn de even dagen. Een draad van 2 naar 4 naar 6, en zo door tot 24, loopt als een drie door het huis.',
  bijnaGoed: [
    {
      antwoord: '8',
      tekst:
        'Bijna. Trek de lijnen alleen van lichtje naar lichtje, dan blijft de linkerkant open.',
    },
  ],
  hints: [
    'Zoek eerst uit achter welke deurtjes een kaarsje stond. Om de dag, en het laatste op de 24ste: welke dagen zijn dat?',
    'Het zijn de even dagen. Trek nu met potlood een lijn van deurtje naar deurtje, in de volgorde van de dagen.',
    'De lijn begint linksboven bij 2, gaat over 4 en 6 naar rechts, dan schuin omlaag naar 8 en weer terug naar 10 en 12. Trek hem door tot 24 en kijk van een afstandje.',
  ],
} as const satisfies Raadsel<SheetNaam, SheetNaam>
