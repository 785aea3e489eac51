import { createElement as h, type ReactElement } from 'react'
import { G, Rect, Svg, Text } from '@react-pdf/renderer'
import { CODE, TEKST, TITEL } from '#app/core/pdf/letters'
import { BLADBREEDTE, MM } from '#app/core/pdf/maat'
import { plaatsing, vormInPdf } from '#app/core/pdf/vorm'
import { KLEUREN, type Kleur, type Tekening, type Vorm } from '#domain/spelen/tekening'

const LETTERS = { titel: TITEL, tekst: TEKST, code: CODE } as const
const ANKERS = { begin: 'start', midden: 'middle', eind: 'end' } as const

type Opties = {
  /** At most, in points; without it as wide as the page. */
  readonly breedte?: number
  /** At most, in points. */
  readonly hoogte: number
  readonly kleur: boolean
}

/** A drawing on paper, with its words, from the numbers that the page shows too. */
export function tekeningInPdf(tekening: Tekening, opties: Opties): ReactElement {
  const { breedte = BLADBREEDTE, hoogte, kleur } = opties
  const schaal = Math.min(breedte / tekening.breedte, hoogte / tekening.hoogte)
  return h(
    Svg,
    {
      viewBox: `0 0 ${tekening.breedte} ${tekening.hoogte}`,
      width: tekening.breedte * schaal,
      height: tekening.hoogte * schaal,
    },
    // A drawing of which nothing reaches its edge would else be cut to what it does reach.
    h(Rect, { key: 'rand', width: tekening.breedte, height: tekening.hoogte, fill: 'none' }),
    tekening.vormen.map((vorm, nr) => metWoorden(vorm, nr, palet(kleur)))
  )
}

/** A drawing in its true size: one of its units is a millimetre. */
export function opMaat(tekening: Tekening, kleur: boolean): ReactElement {
  return tekeningInPdf(tekening, {
    breedte: tekening.breedte * MM,
    hoogte: tekening.hoogte * MM,
    kleur,
  })
}

function metWoorden(vorm: Vorm, key: number | string, kleuren: Palet): ReactElement | null {
  if (vorm.vorm === 'tekst') {
    const { x, y, tekst, grootte, anker = 'begin', letter = 'tekst', kleur = 'inkt', vet } = vorm
    return h(
      Text,
      {
        key,
        x,
        y,
        fill: kleuren[kleur],
        textAnchor: ANKERS[anker],
        style: {
          fontFamily: LETTERS[letter],
          fontSize: grootte,
          fontWeight: letter === 'titel' ? 600 : vet ? 700 : 400,
        },
      },
      tekst
    )
  }
  if (vorm.vorm === 'groep')
    return h(
      G,
      { key, transform: plaatsing(vorm) },
      vorm.vormen.map((binnen, nr) => metWoorden(binnen, nr, kleuren))
    )
  return vormInPdf(vorm, key, kleuren)
}

type Palet = Readonly<Record<Kleur, string>>

/** The colours of the house, or for who prints in black each as light as it looks, and paper white. */
export const palet = (kleur: boolean): Palet => (kleur ? KLEUREN : GRIJS)

const GRIJS = Object.fromEntries(
  Object.entries(KLEUREN).map(([naam, hex]) => [naam, naam === 'papier' ? '#FFFFFF' : grijs(hex)])
) as Palet

/** Weights of Rec. 709: how bright red, green and blue look to us. */
function grijs(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((plaats) =>
    Number.parseInt(hex.slice(plaats, plaats + 2), 16)
  ) as [number, number, number]
  const licht = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b)
  return `#${licht.toString(16).padStart(2, '0').repeat(3)}`
}
