import { existsSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { bladmerk } from '#app/winkel/pdf/boekje/merk'
import { BOEKJES } from '#content/boekjes/index'
import type { Blad, Boekje } from '#domain/spelen/boekje'

/** The folder of the pictures, below `public/`. */
const MAP = 'inkijk'

/** A4, on the page of the game and when opened; both in pixels. */
export const MATEN = {
  klein: { breedte: 560, hoogte: 792 },
  groot: { breedte: 1200, hoogte: 1697 },
} as const

type Maat = keyof typeof MATEN

export const inkijkbladen = (boekje: Boekje): Blad[] => boekje.bladen.filter(({ inkijk }) => inkijk)

/** Its name changes with what is on it, so a browser may keep it for ever. */
export const plaatjesnaam = (boekje: Boekje, blad: Blad, maat: Maat) =>
  `${boekje.itemName}-${bladmerk(boekje, blad)}-${MATEN[maat].breedte}.webp`

/** The look inside a booklet. The build makes its pictures; what is not there is not shown. */
export class Inkijk {
  #map: string

  constructor(map: string = app.publicPath(MAP)) {
    this.#map = map
  }

  /** Nothing for a game without a booklet. */
  van(itemName: string) {
    const boekje = BOEKJES.find((ander) => ander.itemName === itemName)
    if (!boekje) return []
    return inkijkbladen(boekje)
      .filter((blad) => this.#isKlaar(boekje, blad))
      .map((blad) => ({
        titel: blad.titel,
        beschrijving: `Bladzijde uit het boekje${blad.rubriek ? `, ${blad.rubriek}` : ''}: ${blad.titel}`,
        klein: { src: adres(plaatjesnaam(boekje, blad, 'klein')), ...MATEN.klein },
        groot: { src: adres(plaatjesnaam(boekje, blad, 'groot')), breedte: MATEN.groot.breedte },
      }))
  }

  #isKlaar(boekje: Boekje, blad: Blad): boolean {
    const namen = [plaatjesnaam(boekje, blad, 'klein'), plaatjesnaam(boekje, blad, 'groot')]
    return namen.every((naam) => existsSync(join(this.#map, naam)))
  }
}

const adres = (naam: string) => `/${MAP}/${naam}`
