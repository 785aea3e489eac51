/** The primitives of which all things are made, and the things themselves as presets. */

/** The colours of paper, all light enough for text; on paper that saves ink they are white. */
export const PAPERS = {
  white: '#FFFFFF',
  cream: '#FBF4E3',
  buff: '#F4E8CC',
  kraft: '#E8D5B1',
  yellow: '#FCF1B8',
  pink: '#F9E0D9',
  blue: '#E1EAF3',
  green: '#E4EEDD',
  grey: '#EEEEEA',
} as const

export type Paper = keyof typeof PAPERS

/**
 * `torn` by hand, `deckled` as old paper is made, `zigzag` as a till cuts, `perforated` as a ticket
 * is torn off, `stitched` into a book.
 */
export type Edge = 'cut' | 'torn' | 'deckled' | 'zigzag' | 'perforated' | 'stitched'

export type Look = {
  readonly paper: Paper
  /** The upper and lower edge; the sides are cut, or as the upper edge when that is deckled. */
  readonly top: Edge
  readonly bottom: Edge
  /** The left edge, when it differs. */
  readonly left?: 'stitched' | 'perforated' | 'margin' | 'holes'
  readonly ruling: 'none' | 'lines' | 'squares'
  /** `hand` is neat and round, `script` is joined and grown-up, `typed` is a machine's. */
  readonly lettering: 'hand' | 'script' | 'print' | 'typed'
  /** How the heading is set: as a printer would, as a till would, by hand, or on a bar of colour. */
  readonly head: 'printed' | 'typed' | 'hand' | 'bar'
  readonly fastening?: 'tape' | 'pin'
  /** Whether it was folded in three, as a letter is. */
  readonly fold?: 'twice'
  /** A second line inside the edge, as on tickets and cards. */
  readonly frame?: boolean
  /** Whether it is no wider than the drawing on it, as a photo is. */
  readonly snug?: boolean
  /** Whether its words come nearer to its edges on paper. */
  readonly close?: boolean
  /** The width, as a part of the sheet. */
  readonly width: number
  /** How large its letters and ruled lines are on paper, where 1 is usual. */
  readonly size: number
}

const base: Look = {
  paper: 'white',
  top: 'cut',
  bottom: 'cut',
  ruling: 'none',
  lettering: 'print',
  head: 'printed',
  width: 1,
  size: 1,
}

export const LOOKS = {
  guest_book: { ...base, paper: 'cream', left: 'stitched', lettering: 'script' },
  receipt: {
    ...base,
    top: 'zigzag',
    bottom: 'zigzag',
    lettering: 'typed',
    head: 'typed',
    width: 0.55,
  },
  rota: { ...base, paper: 'blue', lettering: 'hand', head: 'bar', fastening: 'pin' },
  letter: {
    ...base,
    paper: 'cream',
    top: 'deckled',
    bottom: 'deckled',
    lettering: 'script',
    head: 'hand',
    fold: 'twice',
  },
  recipe_card: {
    ...base,
    paper: 'cream',
    ruling: 'lines',
    lettering: 'hand',
    head: 'hand',
    frame: true,
  },
  museum_ticket: {
    ...base,
    paper: 'pink',
    left: 'perforated',
    frame: true,
    lettering: 'print',
    head: 'printed',
  },
  floor_plan: { ...base, paper: 'blue', head: 'bar' },
  map: { ...base, paper: 'buff', top: 'deckled', bottom: 'deckled', fold: 'twice' },
  newspaper: { ...base, paper: 'grey', top: 'torn', bottom: 'torn', head: 'printed' },
  menu: { ...base, paper: 'cream', frame: true, head: 'printed' },
  punch_card: { ...base, paper: 'kraft', lettering: 'typed', head: 'typed', frame: true },
  tram_ticket: {
    ...base,
    paper: 'green',
    top: 'perforated',
    bottom: 'perforated',
    lettering: 'typed',
    head: 'bar',
    width: 0.5,
  },
  seating_card: {
    ...base,
    paper: 'cream',
    frame: true,
    lettering: 'script',
    head: 'printed',
  },
  calendar_leaf: { ...base, top: 'perforated', bottom: 'torn', head: 'bar' },
  cash_book: {
    ...base,
    paper: 'green',
    left: 'margin',
    ruling: 'lines',
    lettering: 'hand',
    head: 'printed',
  },
  note: {
    ...base,
    paper: 'yellow',
    lettering: 'hand',
    head: 'hand',
    bottom: 'torn',
    fastening: 'tape',
  },
  notebook: {
    ...base,
    left: 'margin',
    ruling: 'lines',
    lettering: 'hand',
    head: 'hand',
    top: 'torn',
  },
  squared_page: { ...base, left: 'holes', ruling: 'squares', lettering: 'hand', head: 'hand' },
  sketch: {
    ...base,
    paper: 'buff',
    left: 'holes',
    top: 'perforated',
    lettering: 'hand',
    head: 'hand',
  },
  book_page: { ...base, paper: 'cream', left: 'stitched', frame: true, head: 'printed' },
  photo: { ...base, fastening: 'tape', head: 'hand', lettering: 'hand', snug: true },
  label: { ...base, paper: 'kraft', left: 'holes', lettering: 'hand', head: 'hand', width: 0.75 },
  card: { ...base, paper: 'white', frame: true, lettering: 'hand', head: 'hand' },
  poster: { ...base, paper: 'pink', head: 'bar', fastening: 'tape' },
  coaster: { ...base, paper: 'kraft', frame: true, lettering: 'hand', head: 'hand' },
  /** Cut with pinking shears, so that it does not fray. */
  linen: {
    ...base,
    paper: 'cream',
    top: 'zigzag',
    bottom: 'zigzag',
    lettering: 'script',
    head: 'hand',
  },
  wallpaper: {
    ...base,
    paper: 'buff',
    top: 'torn',
    bottom: 'torn',
    lettering: 'hand',
    head: 'hand',
  },
  envelope: { ...base, paper: 'kraft', lettering: 'hand', head: 'hand' },
  /** Out of the drawer of an archive, where a rod runs through its holes. */
  index_card: {
    ...base,
    paper: 'cream',
    left: 'holes',
    lettering: 'typed',
    head: 'typed',
    frame: true,
  },
  /** Its picture is framed by the white of the card. */
  postcard: { ...base, paper: 'white', lettering: 'script', head: 'hand' },
} as const satisfies Record<string, Look>

export type PropObject = keyof typeof LOOKS
