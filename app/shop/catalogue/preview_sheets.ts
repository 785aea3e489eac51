import { existsSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { sheetMark } from '#app/shop/booklets/booklet_mark'
import { BOEKJES } from '#games/booklets'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'

/** The folder of the pictures, below `public/`. */
const FOLDER = 'inkijk'

/** A4, on the page of the game and when opened; both in pixels. */
export const SIZES = {
  klein: { breedte: 560, hoogte: 792 },
  groot: { breedte: 1200, hoogte: 1697 },
} as const

type Size = keyof typeof SIZES

export const inkijkbladen = (booklet: Booklet): Sheet[] =>
  booklet.bladen.filter(({ inkijk: preview }) => preview)

/** Its name changes with what is on it, so a browser may keep it for ever. */
export const plaatjesnaam = (booklet: Booklet, sheet: Sheet, size: Size) =>
  `${booklet.itemName}-${sheetMark(booklet, sheet)}-${SIZES[size].breedte}.webp`

/** The look inside a booklet. The build makes its pictures; what is not there is not shown. */
export class Preview {
  #map: string

  constructor(folder: string = app.publicPath(FOLDER)) {
    this.#map = folder
  }

  /** Nothing for a game without a booklet. */
  van(itemName: string) {
    const booklet = BOEKJES.find((other) => other.itemName === itemName)
    if (!booklet) return []
    return inkijkbladen(booklet)
      .filter((sheet) => this.#isKlaar(booklet, sheet))
      .map((sheet) => ({
        titel: sheet.titel,
        beschrijving: `Bladzijde uit het boekje${sheet.rubriek ? `, ${sheet.rubriek}` : ''}: ${sheet.titel}`,
        klein: { src: address(plaatjesnaam(booklet, sheet, 'klein')), ...SIZES.klein },
        groot: {
          src: address(plaatjesnaam(booklet, sheet, 'groot')),
          breedte: SIZES.groot.breedte,
        },
      }))
  }

  #isKlaar(booklet: Booklet, sheet: Sheet): boolean {
    const names = [plaatjesnaam(booklet, sheet, 'klein'), plaatjesnaam(booklet, sheet, 'groot')]
    return names.every((name) => existsSync(join(this.#map, name)))
  }
}

const address = (name: string) => `/${FOLDER}/${name}`
