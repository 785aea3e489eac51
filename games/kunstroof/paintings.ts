import type { Shape } from '#domain/drawing'
import { PICTURES } from '#games/kunstroof/painting_pictures'

export type Painting = {
  readonly nummer: number
  readonly titel: string
  readonly maker: string
  readonly year: number
  readonly frame: 'recht' | 'ovaal'
  /** What a visitor sees on the painting, in the words of the catalogue. */
  readonly depicts: readonly string[]
  /** The picture on a canvas of 100 by 76, with its middle at 50, 38. */
  readonly picture: readonly Shape[]
}

export const PAINTINGS: readonly Painting[] = [
  {
    nummer: 1,
    titel: 'De nachtpont',
    maker: 'Teun Aardewijn',
    year: 1883,
    frame: 'recht',
    depicts: ['pont', 'rivier', 'volle maan'],
    picture: PICTURES.nachtpont,
  },
  {
    nummer: 2,
    titel: 'Wie belde daar?',
    maker: 'Karst Wolderink',
    year: 1931,
    frame: 'recht',
    depicts: ['telefoon', 'tafeltje'],
    picture: PICTURES.telefoon,
  },
  {
    nummer: 3,
    titel: 'Mevrouw op zondag',
    maker: 'Mina Roggeveld',
    year: 1907,
    frame: 'recht',
    depicts: ['dame', 'grote hoed met een veer'],
    picture: PICTURES.mevrouw,
  },
  {
    nummer: 4,
    titel: 'Twee citroenen',
    maker: 'Wiebe van Zuilen',
    year: 1869,
    frame: 'ovaal',
    depicts: ['citroenen', 'schaal'],
    picture: PICTURES.citroenen,
  },
  {
    nummer: 5,
    titel: 'Koffie voor twee',
    maker: 'Josepha Gulle',
    year: 1954,
    frame: 'recht',
    depicts: ['kopjes', 'koffiekan'],
    picture: PICTURES.koffie,
  },
  {
    nummer: 6,
    titel: 'De laatste tram',
    maker: 'Olaf Terhorst',
    year: 1928,
    frame: 'recht',
    depicts: ['tram', 'gevels'],
    picture: PICTURES.tram,
  },
  {
    nummer: 7,
    titel: 'Poes op kussen',
    maker: 'Agnes Lindeboom',
    year: 1878,
    frame: 'ovaal',
    depicts: ['poes', 'kussen'],
    picture: PICTURES.poes,
  },
  {
    nummer: 8,
    titel: 'De tuinman rust',
    maker: 'Teun Aardewijn',
    year: 1879,
    frame: 'recht',
    depicts: ['tuinman', 'strooien hoed', 'spade'],
    picture: PICTURES.tuinman,
  },
  {
    nummer: 9,
    titel: 'Zijn we er al?',
    maker: 'Dieuwke Sandstra',
    year: 1962,
    frame: 'recht',
    depicts: ['autootje', 'heuvels', 'zon'],
    picture: PICTURES.auto,
  },
  {
    nummer: 10,
    titel: 'De gele trap',
    maker: 'Bas Oosterlo',
    year: 1938,
    frame: 'recht',
    depicts: ['trap', 'deur'],
    picture: PICTURES.trap,
  },
  {
    nummer: 11,
    titel: 'Vuurtoren, ochtend',
    maker: 'Mina Roggeveld',
    year: 1908,
    frame: 'recht',
    depicts: ['vuurtoren', 'zee', 'zon'],
    picture: PICTURES.vuurtoren,
  },
  {
    nummer: 12,
    titel: 'Markt, half negen',
    maker: 'Josepha Gulle',
    year: 1957,
    frame: 'recht',
    depicts: ['kramen', 'torenklok'],
    picture: PICTURES.markt,
  },
  {
    nummer: 13,
    titel: 'IJs in de gracht',
    maker: 'Agnes Lindeboom',
    year: 1881,
    frame: 'recht',
    depicts: ['gracht', 'schaatsers', 'maansikkel'],
    picture: PICTURES.ijs,
  },
]
