import type { PropObject } from '#domain/play/props/looks'
import type { Prop } from '#domain/play/props/prop'
import type { Material, Part } from '#domain/play/puzzles/puzzle'
import type { Color, Drawing } from '#domain/drawing'
import type { Difficulty } from '#domain/difficulty'
import type { AgeGroup, Trick } from '#domain/shop/booklets/tricks'
import type { Stars } from '#domain/shop/catalogue/star_rating'

/**
 * A booklet as data: what is printed, page by page. The engine that prints it knows no game by
 * name.
 */

/** A small picture at the side of what it belongs to; it takes no room above or below. */
export type Beside = {
  readonly kind: 'beside'
  readonly side: 'left' | 'right'
  /** How wide the picture is, in millimetres. */
  readonly width: number
  readonly drawing: Drawing
  readonly description: string
  readonly heading?: string
  readonly parts: readonly Part[]
}

/** A thing on paper has room for what a screen would have to scroll past. */
export type PrintedProp = Omit<Prop, 'parts'> & {
  readonly parts: readonly (Part | Beside)[]
  readonly isKey?: boolean
}

/** Two things that lie beside each other, equally high. */
export type Pair = {
  readonly kind: 'pair'
  /** Which part of the width is for the first. */
  readonly share: number
  readonly things: readonly [PrintedProp, PrintedProp]
}

/** A part of a printed page: what a puzzle also shows on a screen, and what only paper can do. */
export type Block =
  | Exclude<Material, { kind: 'prop' }>
  | PrintedProp
  | Beside
  | Pair
  | { readonly kind: 'heading'; readonly text: string }
  /** A question, set apart from the story. */
  | {
      readonly kind: 'question'
      readonly text: string
      /** Whether there is a line under it to write the answer on. */
      readonly answerLine?: boolean
    }
  /** Squares to write a code or a word in. */
  | { readonly kind: 'fill_in'; readonly label: string; readonly boxes: number }
  /** Ruled lines to write on. */
  | { readonly kind: 'ruled_lines'; readonly count: number }
  /**
   * A drawing in its true size: one unit of the drawing is one millimetre on paper. The page gets a
   * scale bar by itself, because printers rescale.
   */
  | {
      readonly kind: 'true_size'
      readonly caption: string
      readonly description: string
      readonly drawing: Drawing
    }
  /** Cards to cut out along dashed lines, all of one size. */
  | {
      readonly kind: 'cut_out_cards'
      readonly caption: string
      readonly columns: number
      /** The height of one card, in millimetres. */
      readonly height: number
      /** What each card is, when it is a thing with words on it; see `looks.ts`. */
      readonly object?: PropObject
      readonly cards: readonly ({
        readonly heading?: string
        readonly lines?: readonly string[]
      } & (
        | { readonly drawing?: undefined }
        | { readonly drawing: Drawing; readonly description: string }
      ))[]
    }
  /**
   * Text that becomes readable with the code of a lock. The text is enciphered already, see
   * `encrypt` in `cipher.ts`.
   */
  | {
      readonly kind: 'cipher_text'
      readonly lock: number
      readonly digits: number
      readonly text: string
      /** Whether its page has room for larger letters and squares. */
      readonly roomy?: boolean
    }
  /** Text that is printed upside down, so that nobody reads it by accident. */
  | {
      readonly kind: 'upside_down'
      /** Whether it is cut loose, so that it can be handed out without the others. */
      readonly slip?: boolean
      readonly heading: string
      readonly paragraphs: readonly string[]
    }

export type SheetSymbol = { readonly name: string; readonly drawing: Drawing }

export type Sheet = {
  readonly title: string
  /** The words above the title: 'Vel 3', 'Slot 2', 'Voor de begeleider'. */
  readonly section?: string
  /** How hard it is, shown as filled dots. */
  readonly level?: Difficulty
  /** The mark by which an assignment asks for the sheet, and what that is called. */
  readonly symbol?: SheetSymbol
  /** A mark in the corner: for whom it is, or in which envelope it goes. */
  readonly corner?: string
  /** Whether only the host reads it. Such a page, and the cover, say whose booklet it is. */
  readonly forHost?: boolean
  /**
   * Whether players may read it only when they have come that far: what lies behind a lock, or tells
   * how it ends. On paper somebody keeps it for them.
   */
  readonly sealed?: boolean
  /**
   * Whether it is wholly a thing, such as a certificate: without title, page number or any line of
   * ours, and its drawing as large as the paper.
   */
  readonly bare?: boolean
  readonly blocks: readonly Block[]
  /**
   * Whether each drawing is as large as possible. Otherwise all have one scale, so that they can be
   * compared and measured.
   */
  readonly ownScale?: boolean
  /** Whether its drawings have small dots or letters to count, which must not shrink as far. */
  readonly fine?: boolean
  /** Whether its drawings are as wide as the sheet, however many papers that takes. */
  readonly wide?: boolean
  /**
   * Whether the sheet may continue on the next piece of paper; a puzzle to be cut or measured may
   * not.
   */
  readonly continues?: boolean
  /**
   * What can be seen on the page, in a sentence. A sheet with this sentence is one of the four that
   * the shop shows; neither gives anything away.
   */
  readonly preview?: string
}

/** A thing that bears a part of the first sheet, with a picture at its foot when it has room. */
export type BeginsOn = Omit<PrintedProp, 'kind' | 'parts'> & {
  readonly heading: string
  readonly picture?: Pick<Beside, 'drawing' | 'description'>
}

export type Booklet = {
  /** The booklet's entry in the catalogue. */
  readonly itemName: string
  readonly title: string
  readonly subtitle: string
  /**
   * The edition rises when the printed content changes. The booklet is then rendered anew, while
   * links stay as they are.
   */
  readonly edition: number
  /** The year in which the game was revised, when the shop sells it as such. */
  readonly revised?: number
  /** The colour of the cover and the rules; grey in the edition that saves ink. */
  readonly accent: Color
  /**
   * Whether the customer prints the booklet. A booklet that the maker prints and posts needs no
   * advice about printers.
   */
  readonly selfPrinted: boolean
  /**
   * A drawing that was made for the booklet, or a path below `public/img/` of one of the shop's
   * pictures.
   */
  readonly cover: Drawing | string
  /**
   * The cover in words, for readers who cannot see it: everything on it that matters in the game.
   */
  readonly coverInWords: string
  /** How hard the game is; for a game that the shop sells, the same as in the catalogue. */
  readonly stars: Stars
  readonly players: string
  readonly playtime: string
  readonly age: string
  readonly ageGroup: AgeGroup
  /** What is done with paper, hands or the room; see docs/decisions/play/0079. */
  readonly tricks: readonly Trick[]
  readonly needed: readonly string[]
  /** Where its hint page is, below the address of the shop; a copy that leaves the shop says it whole. */
  readonly hintPath?: string
  readonly howToPlay: readonly string[]
  /** The story before the first puzzle. */
  readonly story: readonly string[]
  /** The things on which the list and the story of the first sheet stand, side by side. */
  readonly beginsOn?: { readonly list: BeginsOn; readonly story: BeginsOn }
  /** What lies below the story: a thing from its world on which players keep what they find. */
  readonly opening?: readonly Block[]
  readonly sheets: readonly Sheet[]
}

/**
 * A puzzle of a game that is played with locks. Its code opens the lock, or makes the next
 * assignment on the answer sheet readable.
 */
export type LockPuzzle = {
  readonly name: string
  /** Three or four digits. */
  readonly code: string
  readonly sheet: Sheet
  /**
   * The text that the code makes readable. It has at least four words, one of them long; otherwise
   * several codes would give readable Dutch.
   */
  readonly assignment: string
  readonly hints: readonly string[]
  /** The solution, step by step, for us and for a supervisor. It is never on the players' pages. */
  readonly solution: readonly string[]
}
