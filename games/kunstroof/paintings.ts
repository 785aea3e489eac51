import type { Shape } from '#domain/drawing'
import { PICTURES } from '#games/kunstroof/painting_pictures'

export type Painting = {
  readonly number: number
  readonly title: string
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
    number: 1,
    title: 'De nachtpont',
    maker: 'Teun Aardewijn',
    year: 1883,
    frame: 'recht',
    depicts: ['pont', 'rivier', 'volle maan'],
    picture: PICTURES.nachtpont,
  },
  {
    number: 2,
    title: 'Wie belde daar?',
    maker: 'Karst Wolderink',
    year: 1931,
    frame: 'recht',
    depicts: ['telefoon', 'tafeltje'],
    picture: PICTURES.telefoon,
  },
  {
    number: 3,
    title: 'Mevrouw op zondag',
    maker: 'Mina Roggeveld',
    year: 1907,
    frame: 'recht',
    depicts: ['dame', 'grote hoed met een veer'],
    picture: PICTURES.mevrouw,
  },
  {
    number: 4,
    title: 'Twee citroenen',
    maker: 'Wiebe van Zuilen',
    year: 1869,
    frame: 'ovaal',
    depicts: ['citroenen', 'schaal'],
    picture: PICTURES.citroenen,
  },
  {
    number: 5,
    title: 'Koffie voor twee',
    maker: 'Josepha Gulle',
    year: 1954,
    frame: 'recht',
    depicts: ['kopjes', 'koffiekan'],
    picture: PICTURES.koffie,
  },
  {
    number: 6,
    title: 'De laatste tram',
    maker: 'Olaf Terhorst',
    year: 1928,
    frame: 'recht',
    depicts: ['tram', 'gevels'],
    picture: PICTURES.tram,
  },
  {
    number: 7,
    title: 'Poes op kussen',
    maker: 'Agnes Lindeboom',
    year: 1878,
    frame: 'ovaal',
    depicts: ['poes', 'kussen'],
    picture: PICTURES.poes,
  },
  {
    number: 8,
    title: 'De tuinman rust',
    maker: 'Teun Aardewijn',
    year: 1879,
    frame: 'recht',
    depicts: ['tuinman', 'strooien hoed', 'spade'],
    picture: PICTURES.tuinman,
  },
  {
    number: 9,
    title: 'Zijn we er al?',
    maker: 'Dieuwke Sandstra',
    year: 1962,
    frame: 'recht',
    depicts: ['autootje', 'heuvels', 'zon'],
    picture: PICTURES.auto,
  },
  {
    number: 10,
    title: 'De gele trap',
    maker: 'Bas Oosterlo',
    year: 1938,
    frame: 'recht',
    depicts: ['trap', 'deur'],
    picture: PICTURES.trap,
  },
  {
    number: 11,
    title: 'Vuurtoren, ochtend',
    maker: 'Mina Roggeveld',
    year: 1908,
    frame: 'recht',
    depicts: ['vuurtoren', 'zee', 'zon'],
    picture: PICTURES.vuurtoren,
  },
  {
    number: 12,
    title: 'Markt, half negen',
    maker: 'Josepha Gulle',
    year: 1957,
    frame: 'recht',
    depicts: ['kramen', 'torenklok'],
    picture: PICTURES.markt,
  },
  {
    number: 13,
    title: 'IJs in de gracht',
    maker: 'Agnes Lindeboom',
    year: 1881,
    frame: 'recht',
    depicts: ['gracht', 'schaatsers', 'maansikkel'],
    picture: PICTURES.ijs,
  },
]
