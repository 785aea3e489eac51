import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { TYPEMACHINE } from '#app/core/pdf/typemachine'

/** Arrows, hearts and squares, which no alphabet brings. */
const TEKENS = 'Tekens'

/** The letters of the house on paper; each next family has what the ones before it lack. */
export const TITEL = ['Fraunces', 'Fraunces ext', TEKENS]
export const TEKST = ['Atkinson', 'Atkinson ext', TEKENS]
export const CODE = [...TYPEMACHINE, TEKENS]

type Gewicht = 400 | 600 | 700
type Snit = { readonly gewicht: Gewicht; readonly cursief?: boolean }

function registreer(family: string, bestand: string, { gewicht, cursief }: Snit, van = cursief) {
  const fontStyle = cursief ? 'italic' : 'normal'
  const snit = `${van ? 'italic' : 'normal'}.woff`
  const src = fileURLToPath(import.meta.resolve(`@fontsource/${bestand}-${snit}`))
  Font.register({ family, fontWeight: gewicht, fontStyle, src })
}

function registreerLetter([latin, ext]: string[], pakket: string, snitten: readonly Snit[]) {
  for (const snit of snitten) {
    registreer(latin!, `${pakket}/files/${pakket}-latin-${snit.gewicht}`, snit)
    registreer(ext!, `${pakket}/files/${pakket}-latin-ext-${snit.gewicht}`, snit)
  }
}

registreerLetter(TITEL, 'fraunces', [{ gewicht: 600 }])
registreerLetter(TEKST, 'atkinson-hyperlegible-next', [
  { gewicht: 400 },
  { gewicht: 400, cursief: true },
  { gewicht: 700 },
])
for (const gewicht of [400, 600, 700] as const)
  for (const cursief of [false, true])
    registreer(TEKENS, 'noto-sans-math/files/noto-sans-math-latin-400', { gewicht, cursief }, false)
