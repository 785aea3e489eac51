import type { Raadsel } from '#domain/spelen/raadsel'
import type { Ruimte } from '#content/spelen/recept/vlaggen'
import { tijd } from '#content/spelen/recept/ruimten/tekenhulp'

/** An ingredient with its amount on the old card and on the new one. */
type Regel = readonly [ingredient: string, oud: number, nieuw: number]

/** One of the lines does not grow along with the number of guests. In the order of the rack. */
export const KAARTEN: readonly {
  readonly gerecht: string
  readonly uitDeOven: number
  readonly van: number
  readonly naar: number
  readonly regels: readonly Regel[]
}[] = [
  {
    gerecht: 'Stoofpot uit de oven',
    uitDeOven: 19 * 60 + 15,
    van: 6,
    naar: 15,
    regels: [
      ['Runderlappen', 6, 15],
      ['Wortels', 8, 20],
      ['Aardappelen', 4, 9],
      ['Kruidnagels', 2, 5],
    ],
  },
  {
    gerecht: 'Spinazietaart',
    uitDeOven: 18 * 60 + 20,
    van: 2,
    naar: 6,
    regels: [
      ['Deeg', 1, 3],
      ['Spinazie', 2, 5],
      ['Eieren', 3, 9],
      ['Nootmuskaat', 1, 3],
    ],
  },
  {
    gerecht: 'Tomatenquiche',
    uitDeOven: 20 * 60 + 5,
    van: 8,
    naar: 12,
    regels: [
      ['Room', 4, 6],
      ['Basilicum', 6, 9],
      ['Deeg', 8, 12],
      ['Tomaten', 2, 6],
    ],
  },
  {
    gerecht: 'Havermoutkoek',
    uitDeOven: 17 * 60 + 55,
    van: 4,
    naar: 6,
    regels: [
      ['Havermout', 4, 3],
      ['Boter', 2, 3],
      ['Rozijnen', 8, 12],
      ['Suiker', 6, 9],
    ],
  },
  {
    gerecht: 'Knoflookbrood',
    uitDeOven: 19 * 60 + 40,
    van: 4,
    naar: 12,
    regels: [
      ['Brood', 3, 9],
      ['Peterselie', 4, 12],
      ['Boter', 1, 3],
      ['Knoflook', 2, 5],
    ],
  },
  {
    gerecht: 'Uiensoep met een korst',
    uitDeOven: 18 * 60 + 40,
    van: 4,
    naar: 10,
    regels: [
      ['Laurier', 2, 5],
      ['Uien', 2, 4],
      ['Bouillon', 4, 10],
      ['Kaas', 6, 15],
    ],
  },
  {
    gerecht: 'Aardbeientaart',
    uitDeOven: 18 * 60 + 55,
    van: 6,
    naar: 9,
    regels: [
      ['Amandelen', 8, 12],
      ['Eieren', 2, 3],
      ['Bloem', 6, 9],
      ['Aardbeien', 4, 7],
    ],
  },
]

export const keuken = {
  naam: 'keuken',
  vlag: 'keuken',
  label: 'Keuken',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'Er kwamen meer gasten dan gepland, dus liet Mathilde vanmiddag zeven receptkaarten omrekenen. De leerling die dat deed rekent feilloos. Toch smaakten alle zeven gerechten vreemd.',
    '‘Hij heeft mij iets willen vertellen zonder dat iemand het hoorde,’ zegt ze. ‘Op iedere kaart klopt één getal niet, en zo iemand telt niet zomaar fout. Hij telt letters.’',
  ],
  materiaal: [
    {
      soort: 'kaartjes',
      bijschrift:
        'De zeven kaarten zoals ze in het rek staan. Vóór de pijl de oude hoeveelheid, erachter wat de leerling ervan maakte.',
      kaartjes: KAARTEN.map(({ gerecht, uitDeOven, van, naar, regels }) => ({
        titel: gerecht,
        regels: [
          `Van ${van} naar ${naar} personen`,
          ...regels.map(([ingredient, oud, nieuw]) => `${ingredient}: ${oud} → ${nieuw}`),
          `Uit de oven om ${tijd(uitDeOven)} uur`,
        ],
      })),
    },
  ],
  vraag: 'Wat wilde de leerling Mathilde vertellen? Het is één woord van zeven letters.',
  antwoord: 'VANILLE',
  ookGoed: ['de vanille'],
  toonAntwoord: 'VANILLE',
  uitleg:
    'Op iedere kaart groeit één ingrediënt niet mee met het aantal personen. Het getal dat daar staat, wijst een letter van dat ingrediënt aan: de derde van havermout, de vijfde van spinazie, en zo verder in de volgorde van de oven. De leerling rook vanille terwijl niemand aan een toetje werkte: het papier van het recept heeft jaren tussen de stokjes gelegen.',
  bijnaGoed: [
    { antwoord: 'vanillestokje', tekst: 'De leerling deed het met zeven letters, één per kaart.' },
    { antwoord: 'vanile', tekst: 'Er zijn zeven kaarten. Heb je ze alle zeven?' },
  ],
  hints: [
    'Reken iedere kaart na. Van 4 naar 6 personen wordt alles anderhalf keer zoveel: zo vind je op elke kaart één ingrediënt dat niet meegroeit.',
    'Het foute getal telt letters van het ingrediënt waar het bij staat, en de tijden van de oven geven de volgorde. De eerste is de havermout van 17.55 uur: daar staat een 3, dus de derde letter.',
  ],
} as const satisfies Raadsel<Ruimte, Ruimte>
