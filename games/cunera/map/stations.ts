/** A place on the way where a puzzle is solved. */
export interface Station {
  x: number
  y: number
  /** The curves from the place before to this one, as they follow an SVG `M`. */
  path: string
  /** The picture that is pressed in the wax, drawn around 0,0 within 14 units. */
  stamp: string
  /** The side on which Cunera stands at this station, where the map has room for her. */
  side: -1 | 1
  /** How far below her usual place she stands, when she would otherwise hide a ship or a name. */
  lower?: number
  /**
   * The way home is dashed and the way out dotted, so that both stay readable at Cologne, which is
   * passed twice.
   */
  homeward?: true
}

/** A place where Cunera can stand. */
export type Spot = Pick<Station, 'x' | 'y' | 'side' | 'lower'>

export const START = { x: 146, y: 282 }

/** The stations of the first steps, on the large map. */
export const STATIONS: Station[] = [
  // Step 1, the quay where the boat lies ready: an anchor.
  {
    x: 244,
    y: 352,
    path: 'C150 330 196 346 244 352',
    stamp: 'M0-11V11M-6-5H6M-10 3C-9 10-4 11 0 11S9 10 10 3',
    side: -1,
  },
  // Step 2, all the way to Rome, over sea, up the river and over the pass: the keys of Saint Peter.
  {
    x: 574,
    y: 1028,
    path: 'C290 404 352 418 412 384C460 372 500 414 552 414C610 414 700 404 728 458C748 506 716 556 650 590C656 650 590 700 548 792C532 836 556 866 596 890C640 930 570 950 574 1028',
    stamp: 'M-8 10L6-6M8 10L-6-6M-8-11A3 3 0 1 0-7-5M8-11A3 3 0 1 1 7-5',
    side: -1,
  },
  // Step 3, Cologne on the way back: two spires.
  {
    x: 650,
    y: 590,
    path: 'C590 940 690 974 756 936C796 906 740 868 772 812C812 742 790 640 650 590',
    stamp: 'M-9 10V-2L-5-11L-1-2V10M1 10V-2L5-11L9-2V10',
    side: 1,
    homeward: true,
  },
]

/** The last leg of the large map ends at the castle of the king. */
export const RHENEN = { x: 800, y: 396, path: 'C760 580 850 480 800 396' }

/**
 * The stations of the steps in Rhenen, on the leaf that shows the town from nearby, in units of that
 * leaf.
 */
export const STATIONS_IN_RHENEN: Station[] = [
  // Step 4, the stable: a horseshoe.
  {
    x: 40,
    y: 140,
    path: '',
    stamp: 'M-8 10L-5 8C-11-2-8-11 0-11S11-2 5 8L8 10',
    side: 1,
  },
  // Step 5, where the groom lay awake: a cross of light.
  {
    x: 98,
    y: 152,
    path: 'C56 158 78 160 98 152',
    stamp: 'M0-12V12M-9-3H9M-7-11L-4-8M7-11L4-8M-7 9L-4 6M7 9L4 6',
    side: 1,
  },
  // Step 6, the grave on the hill: a leaf with print.
  {
    x: 154,
    y: 128,
    path: 'C116 146 136 136 154 128',
    stamp: 'M-9-11H9V11H-9ZM-5-5H5M-5 0H5M-5 5H2',
    side: 1,
  },
  // Step 7, the store room: a key.
  {
    x: 106,
    y: 92,
    path: 'C168 104 134 92 106 92',
    stamp: 'M0-2V11M0 6H5M0 10H5M0-11A4.500 4.500 0 1 0 .1-11Z',
    side: 1,
  },
  // Step 8, the road of the messenger: a crown.
  {
    x: 206,
    y: 92,
    path: 'C132 66 182 74 206 92',
    stamp: 'M-10 8V-7L-4 0L0-10L4 0L10-7V8Z',
    side: 1,
  },
  // Step 9, the tower: a cross of stitches.
  {
    x: 252,
    y: 128,
    path: 'C220 102 240 110 252 128',
    stamp: 'M-10-10L10 10M10-10L-10 10M0-11V11M-11 0H11',
    side: -1,
  },
  // Step 10, around the church: a candle.
  {
    x: 316,
    y: 146,
    path: 'C262 160 296 164 316 146',
    stamp: 'M-4 11V-2H4V11ZM0-5C4-8 2-11 0-13C-2-11-4-8 0-5',
    side: -1,
  },
]

/**
 * The number of states. In the last one all stations are sealed; each state before it has one seal
 * less.
 */
export const CARDS = STATIONS.length + STATIONS_IN_RHENEN.length + 1
