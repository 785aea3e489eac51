import type { Shape } from '#domain/drawing'
import { PICTURES } from '#games/kunstroof/painting_pictures'

export type Painting = {
  readonly nummer: number
  readonly titel: string
  readonly maker: string
  readonly jaar: number
  readonly lijst: 'recht' | 'ovaal'
  /** What a visitor sees on it, in the words of the catalogue. */
  readonly teZien: readonly string[]
  /** Painted on a canvas of 100 by 76, the middle at 50, 38. */
  readonly beeld: readonly Shape[]
}

export const PAINTINGS: readonly Painting[] = [
  {
    nummer: 1,
    titel: 'De nachtpont',
    maker: 'Teun Aardewijn',
    jaar: 1883,
    lijst: 'recht',
    teZien: ['pont', 'rivier', 'volle maan'],
    beeld: PICTURES.nachtpont,
  },
  {
    nummer: 2,
    titel: 'Wie belde daar?',
    maker: 'Karst Wolderink',
    jaar: 1931,
    lijst: 'recht',
    teZien: ['telefoon', 'tafeltje'],
    beeld: PICTURES.telefoon,
  },
  {
    nummer: 3,
    titel: 'Mevrouw op zondag',
    maker: 'Mina Roggeveld',
    jaar: 1907,
    lijst: 'recht',
    teZien: ['dame', 'grote hoed met een veer'],
    beeld: PICTURES.mevrouw,
  },
  {
    nummer: 4,
    titel: 'Twee citroenen',
    maker: 'Wiebe van Zuilen',
    jaar: 1869,
    lijst: 'ovaal',
    teZien: ['citroenen', 'schaal'],
    beeld: PICTURES.citroenen,
  },
  {
    nummer: 5,
    titel: 'Koffie voor twee',
    maker: 'Josepha Gulle',
    jaar: 1954,
    lijst: 'recht',
    teZien: ['kopjes', 'koffiekan'],
    beeld: PICTURES.koffie,
  },
  {
    nummer: 6,
    titel: 'De laatste tram',
    maker: 'Olaf Terhorst',
    jaar: 1928,
    lijst: 'recht',
    teZien: ['tram', 'gevels'],
    beeld: PICTURES.tram,
  },
  {
    nummer: 7,
    titel: 'Poes op kussen',
    maker: 'Agnes Lindeboom',
    jaar: 1878,
    lijst: 'ovaal',
    teZien: ['poes', 'kussen'],
    beeld: PICTURES.poes,
  },
  {
    nummer: 8,
    titel: 'De tuinman rust',
    maker: 'Teun Aardewijn',
    jaar: 1879,
    lijst: 'recht',
    teZien: ['tuinman', 'strooien hoed', 'spade'],
    beeld: PICTURES.tuinman,
  },
  {
    nummer: 9,
    titel: 'Zijn we er al?',
    maker: 'Dieuwke Sandstra',
    jaar: 1962,
    lijst: 'recht',
    teZien: ['autootje', 'heuvels', 'zon'],
    beeld: PICTURES.auto,
  },
  {
    nummer: 10,
    titel: 'De gele trap',
    maker: 'Bas Oosterlo',
    jaar: 1938,
    lijst: 'recht',
    teZien: ['trap', 'deur'],
    beeld: PICTURES.trap,
  },
  {
    nummer: 11,
    titel: 'Vuurtoren, ochtend',
    maker: 'Mina Roggeveld',
    jaar: 1908,
    lijst: 'recht',
    teZien: ['vuurtoren', 'zee', 'zon'],
    beeld: PICTURES.vuurtoren,
  },
  {
    nummer: 12,
    titel: 'Markt, half negen',
    maker: 'Josepha Gulle',
    jaar: 1957,
    lijst: 'recht',
    teZien: ['kramen', 'torenklok'],
    beeld: PICTURES.markt,
  },
  {
    nummer: 13,
    titel: 'IJs in de gracht',
    maker: 'Agnes Lindeboom',
    jaar: 1881,
    lijst: 'recht',
    teZien: ['gracht', 'schaatsers', 'maansikkel'],
    beeld: PICTURES.ijs,
  },
]
