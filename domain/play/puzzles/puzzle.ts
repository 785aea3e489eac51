import type { Drawing } from '#domain/drawing'

/**
 * What a player holds in their hands: on the screen, and in the printed booklet from the same data.
 * The browser receives it as it is, so it never gives an answer away.
 */
export type Material =
  /** Running text of the puzzle, one string per paragraph. */
  | { readonly soort: 'tekst'; readonly alineas: readonly string[] }
  /** A letter, a note or another paper that somebody in the story wrote. */
  | {
      readonly soort: 'brief'
      readonly kop?: string
      readonly alineas: readonly string[]
      readonly signature?: string
    }
  | {
      readonly soort: 'lijst'
      readonly kop?: string
      readonly numbered?: boolean
      readonly punten: readonly string[]
    }
  | {
      readonly soort: 'tabel'
      readonly bijschrift: string
      readonly kop: readonly string[]
      readonly rijen: readonly (readonly string[])[]
    }
  /** Cards that lie on the table. */
  | {
      readonly soort: 'kaartjes'
      readonly bijschrift: string
      readonly kaartjes: readonly { readonly titel: string; readonly regels: readonly string[] }[]
    }
  /** A grid of letters or digits, one string per row; a space is an empty square. */
  | { readonly soort: 'raster'; readonly bijschrift: string; readonly rijen: readonly string[] }
  | {
      readonly soort: 'tekening'
      readonly bijschrift: string
      /**
       * A description for players who cannot see it: everything that is needed to solve the puzzle,
       * in words, without solving it.
       */
      readonly beschrijving: string
      readonly tekening: Drawing
    }
  /** Loose pieces that the player puts in an order, from left to right. */
  | {
      readonly soort: 'stroken'
      readonly bijschrift: string
      readonly beschrijving: string
      readonly strips: readonly { readonly naam: string; readonly tekening: Drawing }[]
    }
  /** Sound clips. What each one says is shown as a picture or text when somebody asks for it. */
  | {
      readonly soort: 'geluid'
      readonly bijschrift: string
      readonly clips: readonly {
        readonly naam: string
        readonly label: string
        /** What is seen instead of heard, such as dots and dashes. */
        readonly visual: string
      }[]
    }

/** A wrong answer that many people will try, and the text that they get then. */
export type NearMiss = { readonly antwoord: string; readonly tekst: string }

/**
 * One puzzle of a game. The names of its hint flags begin with `naam`, and `vlag` is the flag that
 * says it was solved. Both are stored with a player's progress and never change once a game is
 * sold.
 */
export type Puzzle<Name extends string = string, Flag extends string = string> = {
  readonly naam: Name
  readonly vlag: Flag
  /** How dialogs name the puzzle. */
  readonly label: string
  /** The group in which it is shown, one of the game's `groups`. */
  readonly groep: string
  readonly soort: 'raadsel' | 'finale'
  /** The story that leads to the puzzle, one string per paragraph. */
  readonly verhaal: readonly string[]
  readonly materiaal: readonly Material[]
  /** The question, right above the input. */
  readonly vraag: string
  /**
   * The right answer, compared without case, outer and double spaces (`isCorrectAnswer` in
   * `puzzle_answer.ts`).
   */
  readonly antwoord: string
  readonly alsoCorrect?: readonly string[]
  /** The answer as it is shown once the puzzle is solved. */
  readonly showAnswer: string
  /** The explanation, told after a right answer and with an answer that was asked for. */
  readonly uitleg: string
  readonly nearMisses?: readonly NearMiss[]
  readonly hints: readonly string[]
  /** From 1, easy, to 3, hard, in games that show it. */
  readonly niveau?: 1 | 2 | 3
  /** The symbol of the puzzle, so that colour never carries meaning alone. */
  readonly teken?: string
}

export type Group = {
  readonly naam: string
  readonly titel: string
  readonly introduction: string
  readonly teken?: string
}

/** A game behind a personal link, as data: the engine knows no game by name. */
export type Game = {
  /** The last part of the game's address and the first part of its calls. */
  readonly path: string
  /** The game's entry in the catalogue. A link of one game opens no other game. */
  readonly itemName: string
  readonly titel: string
  readonly groups: readonly Group[]
  readonly raadsels: readonly Puzzle[]
  /** `stappen`: one after the other. `vrij`: in any order, finals when their group is complete. */
  readonly sequence: 'stappen' | 'vrij'
  /** Whether a hint becomes available only after the one before it. */
  readonly hintsInOrder: boolean
  /** After how many opened hints the answer is given on request; 0 means from the start. */
  readonly answerAfterHints: number
  /** Whether finals can be answered before their group is complete. */
  readonly finalesFromStart: boolean
  readonly withSound: boolean
  readonly intro: readonly string[]
  /** The text that is shown at the end, in place of the intro. */
  readonly einde: { readonly titel: string; readonly alineas: readonly string[] }
}
