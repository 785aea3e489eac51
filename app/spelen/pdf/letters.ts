import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { TITEL } from '#app/core/pdf/letters'

const SCHRIFTEN = ['latin-ext', 'greek', 'cyrillic'] as const
const familie = (schrift: string) => `Noto Serif ${schrift}`

for (const schrift of SCHRIFTEN) {
  const bestand = `@fontsource/noto-serif/files/noto-serif-${schrift}-600-normal.woff`
  const src = fileURLToPath(import.meta.resolve(bestand))
  Font.register({ family: familie(schrift), fontWeight: 600, src })
}

/** The letters of titles, and where they end those of Sami, Greek and Cyrillic: teams live there too. */
export const NAAM = [...TITEL.slice(0, 2), ...SCHRIFTEN.map(familie)]

/** How wide a letter is at most, as a part of its height; the first that fits counts. */
const BREEDTES: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;!'‘’·()" -]/u, 0.43],
  [/[mwMW@&%—ĲHĤĦŵẁẃẅŴẀẂẄÆǼǢŒæœǽШЩЮЊшщмыюжњљфωώ]/u, 1.16],
  [/\p{Lu}/u, 1.02],
  [/./u, 0.76],
]

/** A bound from above, so that a name of this size never leaves its line. */
export function breedteHooguit(tekst: string): number {
  return [...tekst].reduce(
    (som, teken) => som + BREEDTES.find(([soort]) => soort.test(teken))![1],
    0
  )
}
