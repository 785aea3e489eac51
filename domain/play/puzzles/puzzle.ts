import type { Difficulty } from '#domain/difficulty'
import type { Drawing } from '#domain/drawing'
import type { OutdoorRoute } from '#domain/play/outdoor_routes/outdoor_route'
import type { Prop } from '#domain/play/props/prop'
import type { Pen } from '#domain/play/puzzles/pen'

/**
 * What a player holds in their hands: on the screen, and in the printed booklet from the same data.
 * The browser receives it as it is, so it never gives an answer away. A `Prop` sets it as a thing
 * from the world of the story.
 */
export type Material = (Part | Prop) & {
  /** Whether it is the key to the piece after it: on paper the two stay on one page. */
  readonly isKey?: boolean
}

/** A piece of material by itself, on the sheet or on a thing. */
export type Part =
  /** Running text of the puzzle, one string per paragraph. */
  | {
      readonly kind: 'text'
      readonly paragraphs: readonly string[]
      /** Whether each paragraph is somebody else's, written wherever the page had room. */
      readonly scattered?: boolean
    }
  /** A letter, a note or another paper that somebody in the story wrote. */
  | {
      readonly kind: 'letter'
      readonly heading?: string
      readonly paragraphs: readonly string[]
      readonly signature?: string
    }
  | {
      readonly kind: 'list'
      readonly heading?: string
      readonly numbered?: boolean
      readonly items: readonly string[]
    }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly heading: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /**
       * Whether players write in its empty cells, as on paper. What they write is theirs, and no
       * answer. The first cell of a row says what the row is about.
       */
      readonly fillIn?: boolean
    }
  /** Cards that lie on the table. */
  | {
      readonly kind: 'cards'
      readonly caption: string
      /** Whether they are slips that people wrote, pinned up crookedly. */
      readonly pinned?: boolean
      readonly cards: readonly { readonly title: string; readonly lines: readonly string[] }[]
    }
  /** A grid of letters or digits, one string per row; a space is an empty square. */
  | { readonly kind: 'grid'; readonly caption: string; readonly rows: readonly string[] }
  | {
      readonly kind: 'drawing'
      readonly caption: string
      /**
       * A description for players who cannot see it: everything that is needed to solve the puzzle,
       * in words, without solving it.
       */
      readonly description: string
      readonly drawing: Drawing
      /** The squares that players write in. On the screen they write on the drawing itself. */
      readonly pen?: Pen
    }
  /** Loose pieces that the player puts in an order, from left to right. */
  | {
      readonly kind: 'strips'
      readonly caption: string
      readonly description: string
      readonly strips: readonly { readonly name: string; readonly drawing: Drawing }[]
    }
  /** People who can be questioned, each with a portrait and what they answer. */
  | {
      readonly kind: 'statements'
      readonly caption: string
      readonly people: readonly {
        readonly name: string
        readonly role: string
        readonly drawing: Drawing
        readonly description: string
        readonly statements: readonly { readonly question: string; readonly text: string }[]
      }[]
    }
  /** Sound clips. What each one says is shown as a picture or text when somebody asks for it. */
  | {
      readonly kind: 'sound'
      readonly caption: string
      readonly clips: readonly {
        readonly name: string
        readonly label: string
        /** What is seen instead of heard, such as dots and dashes. */
        readonly visual: string
      }[]
    }

/** A wrong answer that many people will try, and the text that they get then. */
export type NearMiss = { readonly answer: string; readonly text: string }

/**
 * A `finale` ends its group, and all finales together end the game. An `extra` can be solved from the
 * start, and nothing waits for it. An `epilogue` comes after the end.
 */
export type PuzzleKind = 'puzzle' | 'finale' | 'extra' | 'epilogue'

/**
 * One puzzle of a game. The names of its hint flags begin with `name`, and `flag` is the flag that
 * says it was solved. Both are stored with a player's progress and never change once a game is
 * sold.
 */
export type Puzzle<Name extends string = string, Flag extends string = string> = {
  readonly name: Name
  readonly flag: Flag
  /** How dialogs name the puzzle. */
  readonly label: string
  /** The group in which it is shown, one of the game's `groups`; empty for an epilogue. */
  readonly group: string
  readonly kind: PuzzleKind
  /** The story that leads to the puzzle, one string per paragraph. */
  readonly story: readonly string[]
  readonly material: readonly Material[]
  /** The question, right above the input. */
  readonly question: string
  /**
   * The right answer, compared without case, outer and double spaces (`isCorrectAnswer` in
   * `puzzle_answer.ts`).
   */
  readonly answer: string
  readonly alsoCorrect?: readonly string[]
  /** The answer as it is shown once the puzzle is solved. */
  readonly showAnswer: string
  /** The explanation, told after a right answer and with an answer that was asked for. */
  readonly explanation: string
  /** What lies there in place of its papers once it is solved. */
  readonly solved?: { readonly description: string; readonly drawing: Drawing }
  readonly nearMisses?: readonly NearMiss[]
  readonly hints: readonly string[]
  /** How hard it is, in games that show it. */
  readonly level?: Difficulty
  /** The symbol of the puzzle, so that colour never carries meaning alone. */
  readonly symbol?: string
}

export type Group = {
  readonly name: string
  readonly title: string
  readonly introduction: string
  readonly symbol?: string
}

/** A game behind a personal link, as data: the engine knows no game by name. */
export type Game = {
  /** The last part of the game's address and the first part of its calls. */
  readonly path: string
  /** The game's entry in the catalogue. A link of one game opens no other game. */
  readonly itemName: string
  readonly title: string
  readonly groups: readonly Group[]
  readonly puzzles: readonly Puzzle[]
  /** `steps`: one after the other. `free`: in any order, finals when their group is complete. */
  readonly sequence: 'steps' | 'free'
  /** Whether a hint becomes available only after the one before it. */
  readonly hintsInOrder: boolean
  /** After how many opened hints the answer is given on request; 0 means from the start. */
  readonly answerAfterHints: number
  /** Whether finals can be answered before their group is complete. */
  readonly finalesFromStart: boolean
  /** Whether what was left unsolved can still be solved after the end, with its hints. */
  readonly openAfterEnd: boolean
  readonly withSound: boolean
  readonly intro: readonly string[]
  /**
   * The files below `public/` that a phone keeps, so that the game goes on without a line; absent for
   * a game that needs one.
   */
  readonly keptFiles?: readonly string[]
  /** A route outdoors along the places of the story. */
  readonly route?: OutdoorRoute
  /** The text that is shown at the end, in place of the intro. */
  readonly ending: {
    readonly title: string
    readonly paragraphs: readonly string[]
    /** The file of `resources/pictures/` that players see first at the end. */
    readonly picture: string
  }
}
