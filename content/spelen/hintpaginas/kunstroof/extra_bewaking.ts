import type { HintItem } from '#domain/spelen/hintpagina'
import type { Materiaal } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { SCHILDERIJEN, type Schilderij } from '#content/spelen/hintpaginas/kunstroof/catalogus'
import { LEEG } from '#content/spelen/hintpaginas/kunstroof/beelden'
import { cirkel, ellips, groep, lijn, pad, tekst, vlak } from '#content/spelen/vormen'

const CEL = { b: 220, h: 228 } as const
const DOEK = { b: 150, h: 114 } as const

const rechteLijst: readonly Vorm[] = [
  vlak(-5, -5, DOEK.b + 10, DOEK.h + 10, { lijn: 'messing', dikte: 9 }),
  vlak(-10, -10, DOEK.b + 20, DOEK.h + 20),
  vlak(0, 0, DOEK.b, DOEK.h),
]

const ovaleLijst: readonly Vorm[] = [
  pad(ellips(DOEK.b / 2, DOEK.h / 2, DOEK.b / 2 + 3, DOEK.h / 2 + 3), {
    lijn: 'messing',
    dikte: 9,
  }),
  pad(ellips(DOEK.b / 2, DOEK.h / 2, DOEK.b / 2 + 8, DOEK.h / 2 + 8)),
  pad(ellips(DOEK.b / 2, DOEK.h / 2, DOEK.b / 2 - 2, DOEK.h / 2 - 2)),
]

function hangend(
  beeld: readonly Vorm[],
  lijst: Schilderij['lijst'],
  regels: readonly [string, string, string],
  plek: number
): Vorm {
  const x = (plek % 2) * CEL.b
  const y = Math.floor(plek / 2) * CEL.h
  const [nummer, titel, onderschrift] = regels
  return groep(x, y, [
    lijn(CEL.b / 2, 6, 65, 36, { lijn: 'zacht', dikte: 1.5 }),
    lijn(CEL.b / 2, 6, 155, 36, { lijn: 'zacht', dikte: 1.5 }),
    cirkel(CEL.b / 2, 6, 3, { vulling: 'inkt', lijn: undefined }),
    groep(35, 32, [
      groep(0, 0, beeld, { schaal: 1.5 }),
      ...(lijst === 'ovaal' ? ovaleLijst : rechteLijst),
    ]),
    cirkel(24, 30, 16, { vulling: 'papier', dikte: 2 }),
    tekst(24, 36, nummer, 18, { letter: 'code', vet: true }),
    tekst(CEL.b / 2, 179, titel, 18, { letter: 'titel', vet: true }),
    tekst(CEL.b / 2, 200, onderschrift, 16),
  ])
}

const blad = (schilderijen: readonly Schilderij[], leeg = false): Tekening => ({
  breedte: 440,
  hoogte: Math.ceil((schilderijen.length + Number(leeg)) / 2) * CEL.h + 6,
  vormen: [
    ...schilderijen.map((s, i) =>
      hangend(s.beeld, s.lijst, [String(s.nummer), s.titel, `${s.maker}, ${s.jaar}`], i)
    ),
    ...(leeg
      ? [hangend(LEEG, 'recht', ['14', 'Gestolen', 'in de nacht, 03.10 uur'], schilderijen.length)]
      : []),
  ],
})

const inWoorden = ({ nummer, titel, maker, jaar, lijst, teZien }: Schilderij) =>
  `Nummer ${nummer}: ‘${titel}’, ${maker}, ${jaar}, ${lijst === 'ovaal' ? 'ovale' : 'rechthoekige'} lijst. Te zien: ${teZien.join(', ')}.`

const bladen = [SCHILDERIJEN.slice(0, 6), SCHILDERIJEN.slice(6, 10), SCHILDERIJEN.slice(10)].map(
  (schilderijen, i): Materiaal => {
    const leeg = i === 2
    const laatste = leeg ? 14 : schilderijen.at(-1)!.nummer
    return {
      soort: 'tekening',
      bijschrift: `Catalogus van het Veermuseum, nummers ${schilderijen[0]!.nummer} tot en met ${laatste}`,
      beschrijving: [
        ...schilderijen.map(inWoorden),
        ...(leeg ? ['Nummer 14: een lege lijst, gestolen.'] : []),
      ].join(' '),
      tekening: blad(schilderijen, leeg),
    }
  }
)

export const extraBewaking = {
  naam: 'extra_bewaking',
  label: 'Het schilderij dat extra bewaakt moet worden',
  omschrijving: 'De catalogus met dertien schilderijen en één lege lijst',
  answer: 'De gele trap',
  answer2: '10',
  answerAddition:
    'Nummer 10. Geen ovale lijst, geen hoed, geen vraag, geen schrikkeljaar, geen maan en niet van Josepha Gulle: voor de Ekster is er niets op aan te merken. Zet er een bewaakster bij.',
  checkAnswer: true,
  hints: [
    'Elke puzzel noemt iets waar de Ekster van afblijft. Zoek in de catalogus welke schilderijen dat hebben.',
    'Elke puzzel streept precies twee schilderijen weg. Kijk naar lijst, titel, maker, jaar en wat er te zien is.',
    'Zes keer twee is twaalf. Streep je een schilderij dubbel weg, dan zit er ergens een foutje.',
    'Het overgebleven schilderij is een van de nummers 7 tot en met 10, en er staat geen mens of dier op.',
  ],
  boekje: {
    verhaal: [
      'De zes bladzijden zijn ontcijferd. Zes dingen waar de Ekster haar neus voor ophaalt. Streep per bladzijde twee schilderijen door.',
      'Het is zondagavond. Over een uur gaat het licht uit in het Veermuseum. Er is één extra bewaakster, en er zijn dertien schilderijen. Waar zet je haar neer?',
    ],
    materiaal: bladen,
    vraag: 'Welk schilderij moet extra bewaakt worden? Geef de titel of het nummer.',
  },
} as const satisfies HintItem<'extra_bewaking'>
