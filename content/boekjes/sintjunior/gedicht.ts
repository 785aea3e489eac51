import { groep, pad, tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import { TEKENS, teken } from '#content/boekjes/sintjunior/tekens'
import type { Slotraadsel } from '#domain/spelen/boekje'
import type { Vorm } from '#domain/spelen/tekening'

/** Two lines that rhyme; of some the horse ate the last word. */
export type Rijmpaar = {
  readonly regels: readonly [string, string]
  /** Where the bite begins, in units of the drawing: just after the line. */
  readonly opgegeten?: number
}

export const GEDICHT: readonly Rijmpaar[] = [
  {
    regels: [
      'Voor Roos en voor Ties en voor Mees van de hoek',
      'schreef Sint dit gedicht in zijn dikke, rode boek.',
    ],
  },
  {
    regels: [
      'Roos hoeft nooit een taart, want die bakt ze zelf,',
      'en telt ook de kaarsjes: dit jaar zijn het er',
    ],
    opgegeten: 238,
  },
  {
    regels: [
      'Haar lijst is zo lang als haar eigen lijf.',
      'Niet alles kan mee, dus haar pakjes zijn er',
    ],
    opgegeten: 242,
  },
  {
    regels: [
      'Ties ligt al een week lang te woelen, elke nacht.',
      'Dat krijg je in december. Hij is pas net',
    ],
    opgegeten: 223,
  },
  {
    regels: [
      'Hij hoeft niets te krijgen, wil liever wat geven.',
      'Toch vindt hij straks pakjes, en dat zijn er',
    ],
    opgegeten: 241,
  },
  {
    regels: [
      'Mees fietst elke dinsdag door wind en door regen.',
      'Dat kan hij alleen, want hij is al ruim',
    ],
    opgegeten: 217,
  },
  {
    regels: [
      'Hij fluit in de bocht steeds dezelfde melodie.',
      'Zijn pakjes zijn groot, en dus zijn het er maar',
    ],
    opgegeten: 257,
  },
  {
    regels: [
      'De jongste, dat weet je, is het eerst aan de beurt,',
      'de oudste het laatst, en er wordt niet gezeurd.',
    ],
  },
]

const RIJ = 36
const BOVEN = 36
function paar({ regels, opgegeten }: Rijmpaar, nummer: number): Vorm[] {
  const y = BOVEN + nummer * RIJ
  return [
    tekst(38, y, regels[0], 10, { anker: 'begin', letter: 'titel' }),
    tekst(38, y + 15, regels[1], 10, { anker: 'begin', letter: 'titel' }),
    ...(opgegeten ? hap(opgegeten, y + 13) : []),
  ]
}

/** The edges of the paper. */
const LINKS = 22
const RAND = 304

/** A bite out of the right edge, from `x` on: teeth above and below, clear of the lines around it. */
function hap(x: number, y: number): Vorm[] {
  const tanden = Math.round((RAND - x - 9) / 14)
  const tand = (RAND + 2 - x - 9) / tanden
  const heen = tel(tanden).map(() => `q ${-tand / 2} -5 ${-tand} 0`)
  const terug = tel(tanden).map(() => `q ${tand / 2} 5 ${tand} 0`)
  return [
    pad(`M ${RAND + 2} ${y - 5} ${heen.join(' ')} q -9 0 -9 6.5 q 0 6.5 9 6.5 ${terug.join(' ')}`, {
      vulling: 'papier',
      dikte: 2,
    }),
  ]
}

const HOOG = BOVEN + GEDICHT.length * RIJ

const vel = tekening(340, HOOG, [
  // The paper in the middle of the sheet.
  groep((340 - RAND - LINKS) / 2, 0, [
    vlak(LINKS, 8, RAND - LINKS, HOOG - 14, { vulling: 'wit', dikte: 2, rond: 2 }),
    ...GEDICHT.flatMap(paar),
    vlak(RAND + 1.2, 0, 12, HOOG, { vulling: 'papier', lijn: undefined }),
    groep(286, HOOG - 21, TEKENS.wortel, { schaal: 0.52 }),
  ]),
])

export const gedicht: Slotraadsel = {
  naam: 'gedicht',
  code: '735',
  blad: {
    titel: 'Het aangevreten gedicht',
    rubriek: 'Vel met de wortel',
    niveau: 1,
    teken: teken('wortel'),
    blokken: [
      {
        soort: 'tekst',
        alineas: [
          'Uit het schrift van Jikke: ‘De vijfde code zat in een gedicht. Ik legde het even in de stal, naast de wortels. Dat had ik niet moeten doen. Het is een beleefd paard, het heeft alleen de randen opgegeten. Maar op de rand staat nu net wat rijmt.’',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'Wat het paard overliet. Elke hap was één woord.',
        beschrijving: `Een gedicht in acht paren van twee regels. Bij zes paren is het laatste woord van de tweede regel eruit gehapt. ${GEDICHT.map(({ regels, opgegeten }) => `${regels.join(' / ')}${opgegeten ? ' (hap)' : ''}`).join(' // ')}`,
        tekening: vel,
      },
      {
        soort: 'vraag',
        tekst:
          'Hoeveel pakjes krijgt ieder kind? Zet de drie cijfers in de volgorde waarin de kinderen aan de beurt zijn.',
      },
      { soort: 'invullen', label: 'De code van slot 5', vakjes: 3 },
    ],
  },
  opdracht: 'Leg de mijter op tafel en verbind de vijf codes.',
  hints: [
    'Een sinterklaasgedicht rijmt altijd, twee regels om twee regels. Lees hardop, en bij de hap zegt je mond het woord vanzelf.',
    'Alle woorden die het paard opat, zijn getallen. Van elk kind lees je eerst hoe oud het is en dan hoeveel pakjes het krijgt.',
    'De jongste is eerst aan de beurt. Ties is acht, Mees is negen en Roos is elf. Zoek nu bij Ties, Mees en Roos, in die volgorde, het woord dat rijmt op geven, melodie en lijf.',
  ],
  uitwerking: [
    'De opgegeten woorden zijn getallen die rijmen. Roos: zelf, elf jaar, en lijf, vijf pakjes. Ties: nacht, acht jaar, en geven, zeven pakjes. Mees: regen, negen jaar, en melodie, drie pakjes.',
    'De jongste is eerst aan de beurt: Ties (7), dan Mees (3), dan Roos (5).',
  ],
}
