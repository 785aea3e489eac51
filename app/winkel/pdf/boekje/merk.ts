import { createHash } from 'node:crypto'
import type { Blad, Boekje } from '#domain/spelen/boekje'

/** Raised when the same booklet is printed in another way. */
const OPMAAK = 5

/** Changes with whatever is printed: a booklet that was rendered under this mark needs no new one. */
export function merk(boekje: Boekje): string {
  return vinger([OPMAAK, boekje])
}

/** As `merk`, for one sheet. */
export function bladmerk({ titel, kleur, accent }: Boekje, blad: Blad): string {
  return vinger([OPMAAK, titel, kleur, accent, blad])
}

/** The folder of rendered booklets, in the build and in the storage. */
export const BOEKJESMAP = 'boekjes'

export const bestandsnaam = (boekje: Boekje) => `${boekje.itemName}-${merk(boekje)}.pdf`

const vinger = (alles: unknown) =>
  createHash('sha256').update(JSON.stringify(alles)).digest('hex').slice(0, 12)
