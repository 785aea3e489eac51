import * as beelden from '#content/boekjes/ontgoocheld/beelden'
import type { Tekening } from '#domain/spelen/tekening'

/** A shot of a film without sound: what stands below it says everything. */
export type Scene = {
  readonly ondertitel: string
  readonly seconden: number
  readonly tekening: Tekening
}

/** The film that opens the party. It ends where the letter of Frommel begins. */
export const SCENES: readonly Scene[] = [
  {
    ondertitel: 'Een boodschap van clown Frommel',
    seconden: 4,
    tekening: beelden.doek,
  },
  {
    ondertitel: 'Dag feestgangers. Ik ben Frommel, en ik goochel al veertig jaar.',
    seconden: 6,
    tekening: beelden.begroeting,
  },
  {
    ondertitel:
      'Altijd haal ik een konijn uit een hoed. Vanmorgen kwam er een hoed uit het konijn.',
    seconden: 7,
    tekening: beelden.hoedUitKonijn,
  },
  {
    ondertitel: 'Even later pakte ik jullie cadeau in. Met een spreuk erbij. Simsalabi…',
    seconden: 6,
    tekening: beelden.inpakken,
  },
  {
    ondertitel: 'Ha… ha… hatsjie.',
    seconden: 3,
    tekening: beelden.nies,
  },
  {
    ondertitel: 'Een flits. Een plof. En mijn toverkracht vloog de hoed uit.',
    seconden: 5,
    tekening: beelden.flits,
  },
  {
    ondertitel: 'Ze kroop in vijf dingen: de kaarten, de strik, de ballon, de neus en het cadeau.',
    seconden: 7,
    tekening: beelden.vijfDingen,
  },
  {
    ondertitel: 'Klik, klik, klik, klik, klik. Vijf sloten. En ik ken geen enkele code.',
    seconden: 6,
    tekening: beelden.vijfSloten,
  },
  {
    ondertitel: 'Nu dansen mijn kaarten door elkaar.',
    seconden: 4,
    tekening: beelden.dansendeKaarten,
  },
  {
    ondertitel: 'Mijn strik is los, en ik krijg hem niet meer vast.',
    seconden: 4,
    tekening: beelden.losseStrik,
  },
  {
    ondertitel: 'Mijn ballon loopt leeg.',
    seconden: 4,
    tekening: beelden.leegloper,
  },
  {
    ondertitel: 'En mijn neus kriebelt niet meer. Zo maak ik niemand aan het lachen.',
    seconden: 5,
    tekening: beelden.stilleNeus,
  },
  {
    ondertitel: 'Zelf kan ik niet komen. Mijn schoenen zitten aan de vloer vast. Ook die nies.',
    seconden: 6,
    tekening: beelden.vasteSchoenen,
  },
  {
    ondertitel: 'Maar jullie zijn er wel. Samen zie je meer dan één oude clown.',
    seconden: 5,
    tekening: beelden.kinderen,
  },
  {
    ondertitel:
      'Begin bij de kaarten en eindig bij het cadeau. Elk slot geeft jullie iets van mij terug.',
    seconden: 7,
    tekening: beelden.route,
  },
  {
    ondertitel: 'De hoed is van jullie. Goochelen maar.',
    seconden: 5,
    tekening: beelden.opening,
  },
]
