/** What the test print says, on paper and on its page. */
export const TEST_PRINT = {
  title: 'Printproef',
  explanation:
    'Eén gratis blad om te zien of je printer onze spellen afdrukt zoals ze bedoeld zijn.',
  size: {
    heading: '1. Klopt de maat?',
    bar: 'Leg een liniaal langs de balk: hij hoort precies 10 cm lang te zijn. Is hij dat niet? Druk af op 100 %, ‘werkelijke grootte’, en zet ‘passend maken’ of ‘schalen’ uit. Papierformaat: A4.',
    grid: 'Elk hokje is 1 bij 1 cm, en vierkant. Zijn de hokjes wel 1 cm breed maar niet even hoog, dan rekt je printer het blad uit: kijk bij de instellingen naar ‘passend maken’.',
  },
  colors: {
    heading: '2. Kun je de kleuren uit elkaar houden?',
    pictures:
      'Naast elke kleur staat een tekening. Print je in zwart-wit, of zie je kleuren anders? Dan ga je af op de tekening die erbij staat.',
    greys: 'vijf tinten grijs',
  },
  fineness: {
    heading: '3. Zie je de dunne lijnen en de kleine letters?',
    faint:
      'Vallen er lijnen weg of lopen letters dicht? Kies een betere afdrukkwaliteit dan ‘concept’ of ‘spaarstand’.',
  },
} as const

/** The length of the bar, and the side of the grid, in centimetres. */
export const BAR_CM = 10
export const GRID_CM = 5

export const STROKE_WIDTHS = [0.25, 0.5, 0.75, 1, 1.5] as const
export const LETTER_SIZES = [6, 7, 8, 9, 10, 12] as const
export const GREYS = ['#ECECEC', '#C8C8C8', '#9A9A9A', '#666666', '#2E2E2E'] as const
export const SYMBOLS = ['bel', 'ster', 'maan'] as const

export const strokeLabel = (width: number) => `${String(width).replace('.', ',')} punt`
export const letterLabel = (size: number) => `${size} punt: de sleutel ligt onder het boek.`
