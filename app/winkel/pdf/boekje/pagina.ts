import { cloneElement, createElement as h } from 'react'
import { Circle, Page, Svg, Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/maat'
import { palet, tekeningInPdf } from '#app/core/pdf/tekening'
import { blokInPdf } from '#app/winkel/pdf/boekje/blokken'
import { stijl, TINT } from '#app/winkel/pdf/boekje/stijl'
import type { Blad, Boekje } from '#domain/spelen/boekje'
import { KLEUREN } from '#domain/spelen/tekening'

const NIVEAUS = 5
const NIVEAUNAMEN = ['', 'licht', 'redelijk licht', 'gemiddeld', 'pittig', 'zwaar']

type Paginatekst = (pagina: {
  pageNumber: number
  totalPages?: number
  /** Of the sheets of paper that this sheet takes. */
  subPageNumber?: number
  subPageTotalPages?: number
}) => string

const paginanummer: Paginatekst = ({ pageNumber, totalPages }) =>
  `bladzijde ${pageNumber} van ${totalPages}`

/** Who divides the papers sees which ones belong together. */
const vervolg =
  (titel: string): Paginatekst =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageNumber > 1
      ? `${titel.replace(/\?$/, '')}, vel ${subPageNumber} van ${subPageTotalPages}`
      : ''

const voettekst =
  (spel: string): Paginatekst =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageNumber < subPageTotalPages ? `${spel} · gaat verder op het volgende vel` : spel

/**
 * A sheet with its title, its number and what it says; it may go on at the next one.
 *
 * @param breedtes how wide the drawings of each block are, in points
 */
export function pagina(
  { titel: spel, kleur, accent: naamVanAccent }: Boekje,
  { titel, rubriek, niveau, teken, blokken }: Blad,
  breedtes: readonly number[],
  key: number,
  nummer = paginanummer
) {
  const kleuren = palet(kleur)
  const accent = kleuren[naamVanAccent]
  const opmaak = {
    kleur,
    accent,
    tint: kleur ? TINT.kleur : TINT.zwart,
  }
  return h(
    Page,
    { key, size: 'A4', style: stijl.pagina, bookmark: titel },
    h(
      View,
      { style: stijl.lopend },
      h(
        View,
        { style: [stijl.kopregel, { borderBottomColor: accent }] },
        h(
          View,
          { style: { flexShrink: 1 } },
          rubriek && h(Text, { style: stijl.rubriek }, rubriek),
          h(Text, { style: stijl.titel }, titel)
        ),
        h(
          View,
          { style: { alignItems: 'flex-end' } },
          teken && tekeningInPdf(teken, { breedte: 14 * MM, hoogte: 14 * MM, kleur }),
          niveau && stippen(niveau)
        )
      ),
      ...blokken
        .flatMap((blok, nr) => blokInPdf(blok, { ...opmaak, tekenbreedte: breedtes[nr]! }))
        .map((stuk, nr) => cloneElement(stuk, { key: nr }))
    ),
    h(Text, { style: stijl.vervolg, fixed: true, render: vervolg(titel) }),
    h(Text, { style: stijl.voet, fixed: true, render: voettekst(spel) }),
    h(Text, { style: [stijl.voet, stijl.rechts], fixed: true, render: nummer })
  )
}

/** How hard it is, in filled dots and in a word. */
function stippen(niveau: number) {
  return h(
    View,
    { style: [stijl.rij, { alignItems: 'center', marginTop: 2 }] },
    h(Text, { style: [stijl.klein, { marginRight: 5 }] }, NIVEAUNAMEN[niveau]),
    h(
      Svg,
      { width: NIVEAUS * 10, height: 8 },
      ...Array.from({ length: NIVEAUS }, (_, nr) =>
        h(Circle, {
          key: nr,
          cx: 4 + nr * 10,
          cy: 4,
          r: 3,
          stroke: KLEUREN.inkt,
          strokeWidth: 0.8,
          fill: nr < niveau ? KLEUREN.inkt : 'none',
        })
      )
    )
  )
}
