import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Space } from '#games/recept/recept_flags'
import { KITCHEN } from '#games/recept/spaces/kitchen_picture'
import { time } from '#games/recept/spaces/recept_drawing'

/** An ingredient with its amount on the old card and on the new one. */
type Line = readonly [ingredient: string, before: number, now: number, unit: string]

/**
 * The service, in minutes since midnight. The apprentice worked out the dishes that came out of the
 * oven during it, the cook the others.
 */
export const SERVICE = { from: 18 * 60, until: 20 * 60 }

/** The cards in the order of the rack. One line of each does not grow with the number of guests. */
export const CARDS: readonly {
  readonly dish: string
  readonly outOfOven: number
  readonly from: number
  readonly to: number
  readonly lines: readonly Line[]
}[] = [
  {
    dish: 'Stoofpot met rund',
    outOfOven: 19 * 60 + 15,
    from: 6,
    to: 15,
    lines: [
      ['Runderlappen', 6, 15, 'ons'],
      ['Wortels', 8, 20, 'stuks'],
      ['Aardappelen', 4, 9, 'stuks'],
      ['Kruidnagels', 2, 5, 'stuks'],
    ],
  },
  {
    dish: 'Appelkruimel',
    outOfOven: 20 * 60 + 15,
    from: 6,
    to: 12,
    lines: [
      ['Appels', 5, 10, 'stuks'],
      ['Bloem', 4, 8, 'ons'],
      ['Boter', 3, 5, 'ons'],
      ['Kaneel', 2, 4, 'theelepels'],
    ],
  },
  {
    dish: 'Preitaart',
    outOfOven: 18 * 60 + 20,
    from: 2,
    to: 6,
    lines: [
      ['Prei', 1, 3, 'stuks'],
      ['Spinazie', 2, 5, 'ons'],
      ['Eieren', 3, 9, 'stuks'],
      ['Nootmuskaat', 1, 3, 'snufjes'],
    ],
  },
  {
    dish: 'Tomatenquiche',
    outOfOven: 19 * 60 + 55,
    from: 8,
    to: 12,
    lines: [
      ['Room', 4, 6, 'kopjes'],
      ['Tomaten', 8, 12, 'stuks'],
      ['Eieren', 4, 5, 'stuks'],
      ['Basilicum', 6, 9, 'blaadjes'],
    ],
  },
  {
    dish: 'Rozemarijnbrood',
    outOfOven: 18 * 60 + 5,
    from: 4,
    to: 6,
    lines: [
      ['Bloem', 8, 12, 'ons'],
      ['Druiven', 4, 5, 'handjes'],
      ['Rozemarijn', 6, 9, 'takjes'],
      ['Gist', 2, 3, 'theelepels'],
    ],
  },
  {
    dish: 'Knoflookbrood',
    outOfOven: 19 * 60 + 40,
    from: 4,
    to: 12,
    lines: [
      ['Knoflook', 4, 12, 'tenen'],
      ['Brood', 2, 6, 'stuks'],
      ['Boter', 1, 3, 'ons'],
      ['Peterselie', 3, 8, 'takjes'],
    ],
  },
  {
    dish: 'Kaasstengels',
    outOfOven: 17 * 60 + 40,
    from: 4,
    to: 8,
    lines: [
      ['Kaas', 3, 6, 'ons'],
      ['Bladerdeeg', 4, 8, 'plakken'],
      ['Room', 2, 3, 'eetlepels'],
      ['Komijn', 1, 2, 'snufjes'],
    ],
  },
  {
    dish: 'Gevulde uien',
    outOfOven: 18 * 60 + 40,
    from: 4,
    to: 10,
    lines: [
      ['Laurier', 2, 5, 'blaadjes'],
      ['Uien', 8, 20, 'stuks'],
      ['Bouillon', 4, 8, 'kopjes'],
      ['Gehakt', 6, 15, 'ons'],
    ],
  },
  {
    dish: 'Amandeltaart',
    outOfOven: 18 * 60 + 55,
    from: 6,
    to: 9,
    lines: [
      ['Amandelen', 2, 3, 'ons'],
      ['Aardbeien', 4, 7, 'ons'],
      ['Bloem', 4, 6, 'ons'],
      ['Eieren', 6, 9, 'stuks'],
    ],
  },
]

export const keuken = {
  name: 'keuken',
  flag: 'keuken',
  label: 'Keuken',
  group: 'ruimten',
  kind: 'puzzle',
  level: 4,
  story: [
    'Er zouden meer gasten komen dan gepland, dus moesten er vanmiddag negen receptkaarten worden omgerekend. De leerling deed alles wat tussen zes en acht uur uit de oven kwam, de kok deed de rest. Alle negen gerechten smaakten vreemd.',
    '‘Op iedere kaart klopt één getal niet,’ zegt Mathilde. ‘Van de kok verbaast me dat niet, die rekent op zijn duimen. Maar de leerling maakt nooit een fout: die jongen telt alles, tot letters toe, en doet niets zonder eerst op de ovenklok te kijken. Hij heeft mij iets willen vertellen zonder dat iemand het hoorde. Kijk dus naar het getal dat hij neerschreef, en achter welk ingrediënt, niet naar het getal dat er had moeten staan.’',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De keuken om half tien. De leerling heeft zijn potlood nog in de hand.',
      description:
        'Een keuken met een oven, een ovenklok die half tien aanwijst, koperen pannen en een rek met negen kaarten. De leerling houdt een potlood in zijn vuist. Wat op de kaarten staat, staat hieronder.',
      drawing: KITCHEN,
    },
    {
      kind: 'prop',
      object: 'recipe_card',
      heading: 'Uit het kaartenrek',
      look: { ruling: 'none' },
      parts: [
        {
          kind: 'cards',
          caption:
            'De negen kaarten zoals ze in het rek staan. Vóór de pijl de oude hoeveelheid, erachter wat er vanmiddag is opgeschreven.',
          cards: CARDS.map(({ dish, outOfOven, from, to, lines }) => ({
            title: dish,
            lines: [
              `Van ${from} naar ${to} personen`,
              ...lines.map(
                ([ingredient, old, updated, unit]) => `${ingredient}: ${old} → ${updated} ${unit}`
              ),
              `Uit de oven om ${time(outOfOven)} uur`,
            ],
          })),
        },
      ],
    },
  ],
  question:
    'Wat wilde de leerling Mathilde vertellen? Het is één woord, een letter per kaart van de leerling.',
  answer: 'VANILLE',
  showAnswer: 'VANILLE',
  explanation:
    'Op iedere kaart groeit één ingrediënt niet mee met het aantal personen. Het getal dat daar staat, wijst een letter van dat ingrediënt aan: de vijfde van druiven, de vijfde van spinazie, en zo verder in de volgorde van de oven. De kaarten van 17.40 en 20.15 uur zijn van de kok, die vergist zich gewoon. De leerling rook vanille terwijl niemand aan een toetje werkte: het papier van het recept heeft jaren tussen de stokjes gelegen.',
  nearMisses: [
    {
      answer: 'vanillestokje',
      text: 'De leerling deed het met zeven letters, één voor elk van zijn kaarten.',
    },
    { answer: 'vanile', text: 'Zeven kaarten zijn van de leerling. Heb je ze alle zeven?' },
  ],
  hints: [
    'Reken iedere kaart van de leerling na. Van 4 naar 6 personen wordt alles anderhalf keer zoveel: zo vind je op elke kaart één ingrediënt dat niet meegroeit. De leerling telt letters.',
    'Het foute getal telt letters van het ingrediënt waar het bij staat, en de tijden van de oven geven de volgorde. De eerste zijn de druiven van 18.05 uur: daar staat een 5, dus de vijfde letter.',
  ],
} as const satisfies Puzzle<Space, Space>
