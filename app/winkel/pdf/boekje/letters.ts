import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { TYPEMACHINE } from '#app/winkel/pdf/letters'

/** The letters of the house on paper; the second family of each has what the first one lacks. */
export const TITEL = ['Fraunces', 'Fraunces ext']
export const TEKST = ['Atkinson', 'Atkinson ext']
export const CODE = TYPEMACHINE

type Snit = { readonly gewicht: 400 | 600 | 700; readonly cursief?: boolean }

function registreer([latin, ext]: string[], pakket: string, snitten: readonly Snit[]) {
  for (const { gewicht, cursief } of snitten)
    for (const [family, deel] of [
      [latin!, 'latin'],
      [ext!, 'latin-ext'],
    ] as const) {
      const stijl = cursief ? 'italic' : 'normal'
      const bestand = `@fontsource/${pakket}/files/${pakket}-${deel}-${gewicht}-${stijl}.woff`
      const src = fileURLToPath(import.meta.resolve(bestand))
      Font.register({ family, fontWeight: gewicht, fontStyle: stijl, src })
    }
}

registreer(TITEL, 'fraunces', [{ gewicht: 600 }])
registreer(TEKST, 'atkinson-hyperlegible-next', [
  { gewicht: 400 },
  { gewicht: 400, cursief: true },
  { gewicht: 700 },
])

/** The library breaks words as English does; ours stay whole. */
Font.registerHyphenationCallback((woord) => [woord])
