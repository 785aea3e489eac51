import type { Drawing } from '#domain/drawing'

/**
 * What a player can hold in their hands: on the screen today, and in the printed booklet from the
 * same data. Nothing in here gives an answer away; the browser receives it as it is.
 */
export type Material =
  /** Running text of the puzzle, a paragraph each. */
  | { readonly soort: 'tekst'; readonly alineas: readonly string[] }
  /** A letter, a note or another paper that somebody in the story wrote. */
  | {
      readonly soort: 'brief'
      readonly kop?: string
      readonly alineas: readonly string[]
      readonly ondertekening?: string
    }
  | {
      readonly soort: 'lijst'
      readonly kop?: string
      readonly genummerd?: boolean
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
  /** A grid of letters or digits, a string per row; a space is an empty square. */
  | { readonly soort: 'raster'; readonly bijschrift: string; readonly rijen: readonly string[] }
  | {
      readonly soort: 'tekening'
      readonly bijschrift: string
      /** For whoever cannot see it: everything that is needed to solve, in words, without solving it. */
      readonly beschrijving: string
      readonly tekening: Drawing
    }
  /** Loose pieces that the player shifts into an order of their own, from left to right. */
  | {
      readonly soort: 'stroken'
      readonly bijschrift: string
      readonly beschrijving: string
      readonly stroken: readonly { readonly naam: string; readonly tekening: Drawing }[]
    }
  /** Sound clips with what they say as a picture or text, shown when somebody asks for it. */
  | {
      readonly soort: 'geluid'
      readonly bijschrift: string
      readonly clips: readonly {
        readonly naam: string
        readonly label: string
        /** Seen instead of heard: dots and dashes, say. */
        readonly inBeeld: string
      }[]
    }

/** A wrong answer that many people will try, and what they hear then. */
export type NearMiss = { readonly antwoord: string; readonly tekst: string }

/**
 * One puzzle of a game. `naam` is what its hint flags begin with, `vlag` the flag that says it was
 * solved; both are stored with a player's progress and never change once a game is sold.
 */
export type Puzzle<Name extends string = string, Flag extends string = string> = {
  readonly naam: Name
  readonly vlag: Flag
  /** How dialogs name it. */
  readonly label: string
  /** The group it is shown in, one of the game's `groepen`. */
  readonly groep: string
  readonly soort: 'raadsel' | 'finale'
  /** The story that leads to it, a paragraph each. */
  readonly verhaal: readonly string[]
  readonly materiaal: readonly Material[]
  /** What is asked, right above the input. */
  readonly vraag: string
  /** What counts as right; compared without case, outer and double spaces (`isCorrectAnswer`). */
  readonly antwoord: string
  readonly ookGoed?: readonly string[]
  /** The answer as it is shown once solved. */
  readonly toonAntwoord: string
  /** How it worked, told after a right answer and with an answer that was asked for. */
  readonly uitleg: string
  readonly bijnaGoed?: readonly NearMiss[]
  readonly hints: readonly string[]
  /** 1 easy to 3 hard, where the game shows it. */
  readonly niveau?: 1 | 2 | 3
  /** The symbol that goes with it, so that colour never carries meaning alone. */
  readonly teken?: string
}

export type Group = {
  readonly naam: string
  readonly titel: string
  readonly inleiding: string
  readonly teken?: string
}

/** A game behind a personal link: data for an engine that has never heard of it. */
export type Game = {
  /** The last part of its address and the first of its calls. */
  readonly pad: string
  /** Its entry in the catalogue; a link of one game opens no other. */
  readonly itemName: string
  readonly titel: string
  readonly groepen: readonly Group[]
  readonly raadsels: readonly Puzzle[]
  /** `stappen`: one after the other. `vrij`: in any order, finals when their group is complete. */
  readonly volgorde: 'stappen' | 'vrij'
  /** Whether a hint waits for the one before it. */
  readonly hintsOplopend: boolean
  /** The answer is given on request: from the start, or after this many hints. */
  readonly antwoordNaHints: number
  /** Finals can be answered before their group is complete. */
  readonly finalesVanafStart: boolean
  readonly metGeluid: boolean
  readonly intro: readonly string[]
  /** Shown at the end, in place of the intro. */
  readonly einde: { readonly titel: string; readonly alineas: readonly string[] }
}
