import type { Material } from '#domain/play/puzzles/puzzle'
import type { Color, Drawing } from '#domain/drawing'
import type { Stars } from '#domain/shop/catalogue/star_rating'

/** A booklet as data: what is printed, page by page, for an engine that has never heard of a game. */

/** A part of a printed page: what a puzzle shows on a screen, and what only paper can do. */
export type Block =
  | Material
  | { readonly soort: 'kop'; readonly tekst: string }
  /** What is asked, set apart from the story. */
  | {
      readonly soort: 'vraag'
      readonly tekst: string
      /** With a line under it to write the answer on. */
      readonly antwoordlijn?: boolean
    }
  /** Squares to write a code or a word in. */
  | { readonly soort: 'invullen'; readonly label: string; readonly vakjes: number }
  /** Ruled lines to write on. */
  | { readonly soort: 'schrijflijnen'; readonly aantal: number }
  /**
   * A drawing in its true size: one unit of the drawing is one millimetre on paper. The page gets a
   * scale bar by itself, because printers rescale.
   */
  | {
      readonly soort: 'op_maat'
      readonly bijschrift: string
      readonly beschrijving: string
      readonly tekening: Drawing
    }
  /** Cards to cut out along dashed lines, all of one size. */
  | {
      readonly soort: 'knipkaarten'
      readonly bijschrift: string
      readonly kolommen: number
      /** Of one card, in millimetres. */
      readonly hoogte: number
      readonly kaarten: readonly {
        readonly kop?: string
        readonly regels?: readonly string[]
        readonly tekening?: Drawing
      }[]
    }
  /** What only the code of a lock makes readable; the text is enciphered already, see `versleutel`. */
  | {
      readonly soort: 'geheimschrift'
      readonly slot: number
      readonly cijfers: number
      readonly tekst: string
    }
  /** Upside down, so that nobody reads it by accident. */
  | { readonly soort: 'omgekeerd'; readonly kop: string; readonly alineas: readonly string[] }

/** 1 easy to 5 hard: the scale of the shop's stars. */
export type Level = 1 | 2 | 3 | 4 | 5

export type Sheet = {
  readonly titel: string
  /** Above the title: 'Vel 3', 'Slot 2', 'Voor de begeleider'. */
  readonly rubriek?: string
  /** Shown as filled dots. */
  readonly niveau?: Level
  /** The symbol of its colour or group, so that colour never carries meaning alone. */
  readonly teken?: Drawing
  readonly blokken: readonly Block[]
  /** Whether each drawing is as large as it can be; else all have one scale, for who compares or measures. */
  readonly eigenSchaal?: boolean
  /** Whether it may go on at the next sheet of paper; a puzzle to be cut or measured may not. */
  readonly loopDoor?: boolean
  /** One of the two or three pages that the shop shows: it gives nothing away. */
  readonly inkijk?: boolean
}

export type Booklet = {
  /** Its entry in the catalogue. */
  readonly itemName: string
  readonly titel: string
  readonly ondertitel: string
  /** Raised when what is printed changes: it is rendered anew, links stay as they are. */
  readonly editie: number
  /** Whether the game needs colour; what does not is printed in black on white. */
  readonly kleur: boolean
  /** The colour of its cover and its rules; grey inside, if the game is printed in black. */
  readonly accent: Color
  /** Whether the customer prints it; what the maker prints and posts needs no advice about a printer. */
  readonly zelfPrinten: boolean
  /** Drawn for the booklet, or one of the shop's pictures: a path below `public/img/`. */
  readonly omslag: Drawing | string
  /** How hard it is; for what the shop sells, the same as there. */
  readonly sterren: Stars
  readonly spelers: string
  readonly speelduur: string
  readonly leeftijd: string
  readonly nodig: readonly string[]
  readonly zoSpeelJe: readonly string[]
  /** The story before the first puzzle. */
  readonly verhaal: readonly string[]
  readonly bladen: readonly Sheet[]
}

/**
 * A puzzle of a game that is played with locks. Its code opens the lock, or makes the next assignment
 * on the answer sheet readable.
 */
export type LockPuzzle = {
  readonly naam: string
  /** Three digits, or four. */
  readonly code: string
  readonly blad: Sheet
  /** What the code makes readable: four words or more and one of them long, or several codes would read as Dutch. */
  readonly opdracht: string
  readonly hints: readonly string[]
  /** How it is solved, step by step; for us and for a supervisor, never in the players' pages. */
  readonly uitwerking: readonly string[]
}
