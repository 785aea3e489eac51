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

/** One station for each puzzle, in the order of the story. */
export const STATIONS: Station[] = [
  // The boat lies ready under the cliffs: an anchor.
  {
    x: 244,
    y: 352,
    path: 'C150 330 196 346 244 352',
    stamp: 'M0-11V11M-6-5H6M-10 3C-9 10-4 11 0 11S9 10 10 3',
    side: -1,
  },
  // The wide sea before the mouth: waves.
  {
    x: 412,
    y: 384,
    path: 'C290 404 352 418 412 384',
    stamp: 'M-11-3Q-6-9 0-3T11-3M-11 6Q-6 0 0 6T11 6',
    side: -1,
    lower: 26,
  },
  // Up the river: a sail.
  {
    x: 552,
    y: 414,
    path: 'C460 372 500 414 552 414',
    stamp: 'M0-12V6M2-11L10 3H2M-10 6H10L6 11H-6Z',
    side: 1,
    lower: 16,
  },
  // Cologne: two spires.
  {
    x: 650,
    y: 590,
    path: 'C610 414 700 404 728 458C748 506 716 556 650 590',
    stamp: 'M-9 10V-2L-5-11L-1-2V10M1 10V-2L5-11L9-2V10',
    side: 1,
  },
  // Basel: the bridge over the river.
  {
    x: 548,
    y: 792,
    path: 'C656 650 590 700 548 792',
    stamp: 'M-12-2H12M-12 8V4Q-6-2 0 4Q6-2 12 4V8M0 4V9',
    side: 1,
  },
  // The pass: a mountain.
  {
    x: 596,
    y: 890,
    path: 'C532 836 556 866 596 890',
    stamp: 'M-12 8L-3-9L3 2L6-3L12 8Z',
    side: 1,
  },
  // Rome: the keys of Saint Peter.
  {
    x: 574,
    y: 1028,
    path: 'C640 930 570 950 574 1028',
    stamp: 'M-8 10L6-6M8 10L-6-6M-8-11A3 3 0 1 0-7-5M8-11A3 3 0 1 1 7-5',
    side: -1,
  },
  // Cologne again, from the other bank: a star.
  {
    x: 782,
    y: 574,
    path: 'C590 940 690 974 756 936C796 906 740 868 772 812C812 742 822 660 782 574',
    stamp: 'M0-12L3-4L11-4L5 2L7 10L0 5L-7 10L-5 2L-11-4L-3-4Z',
    side: -1,
    homeward: true,
  },
  // The castle of the king: a crown.
  {
    x: 800,
    y: 396,
    path: 'C770 520 836 470 800 396',
    stamp: 'M-10 8V-7L-4 0L0-10L4 0L10-7V8Z',
    side: -1,
    homeward: true,
  },
  // The tower of Rhenen: a key.
  {
    x: 676,
    y: 380,
    path: 'C764 424 720 410 676 380',
    stamp: 'M0-2V11M0 6H5M0 10H5M0-11A4.500 4.500 0 1 0 .1-11Z',
    side: -1,
    homeward: true,
  },
]

/**
 * The number of states. In the last one all stations are sealed; each state before it has one seal
 * less.
 */
export const CARDS = STATIONS.length + 1
