import { HINTPAGINAS } from '#content/spelen/hintpaginas/index'
import { SPELLEN } from '#content/spelen/index'
import { hintVlag } from '#domain/spelen/verloop'
import type { Hintbron } from '#domain/winkel/cijfers'

/** A game or hint page, with what is counted for each of its puzzles. */
export type Spelbron = {
  readonly spel: string
  readonly titel: string
  readonly raadsels: readonly Hintbron[]
}

const vlaggen = (naam: string, hints: readonly string[]) =>
  hints.map((_, nr) => hintVlag(naam, nr + 1))

/** All puzzles whose hints are counted: of the games behind a link, and of the booklets. */
export const HINTBRONNEN: readonly Spelbron[] = [
  ...SPELLEN.map(({ itemName, titel, raadsels }) => ({
    spel: itemName,
    titel,
    raadsels: raadsels.map(({ naam, label, vlag, hints }) => ({
      ...{ naam, label, vlag },
      hints: vlaggen(naam, hints),
    })),
  })),
  ...HINTPAGINAS.map(({ pad, titel, items }) => ({
    spel: pad,
    titel,
    raadsels: items.map(({ naam, label, hints }) => ({
      ...{ naam, label, vlag: naam },
      hints: vlaggen(naam, hints),
    })),
  })),
]
