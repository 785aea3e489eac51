import { createElement as h, type ReactElement } from 'react'
import { Line, Svg, Text, View } from '@react-pdf/renderer'
import { CODE, TEKST } from '#app/winkel/pdf/boekje/letters'
import { BLADBREEDTE, MM, stijl } from '#app/winkel/pdf/boekje/stijl'
import { opMaat, tekeningInPdf } from '#app/winkel/pdf/boekje/tekening'
import type { Blok } from '#domain/spelen/boekje'
import { KLEUREN } from '#domain/spelen/tekening'

type Van<S extends Blok['soort']> = Extract<Blok, { soort: S }>
type Maker<S extends Blok['soort']> = (blok: Van<S>, opmaak: Opmaak) => ReactElement

export type Opmaak = {
  /** Whether the game needs colour. */
  readonly kleur: boolean
  /** How high a drawing may be, in points. */
  readonly tekenhoogte: number
}

const ALFABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** As many rows of a table stay together; a longer one goes on at the next page. */
const RIJEN_BIJEEN = 14

/** How each part of a page is printed. What may not be torn apart goes to the next page as a whole. */
const MAKERS: { readonly [S in Blok['soort']]: Maker<S> } = {
  tekst: ({ alineas }) => h(View, { style: stijl.blok }, ...alineas.map(alinea)),

  brief: ({ kop, alineas, ondertekening }) =>
    h(
      View,
      { style: stijl.brief, wrap: false },
      kop && h(Text, { style: [stijl.vet, stijl.alinea] }, kop),
      ...alineas.map(alinea),
      ondertekening && h(Text, { style: stijl.cursief }, ondertekening)
    ),

  lijst: ({ kop, genummerd, punten }) =>
    h(
      View,
      { style: stijl.blok },
      kop && h(Text, { style: [stijl.vet, { marginBottom: 4 }], minPresenceAhead: 40 }, kop),
      ...inStukken(punten, kolommenVoor(punten)).map((rij, nr) =>
        h(
          View,
          { key: nr, style: stijl.rij, wrap: false },
          ...rij.map((punt, i) =>
            h(
              View,
              { key: punt, style: [stijl.rij, { flexGrow: 1, flexBasis: 0, marginBottom: 3 }] },
              h(Text, { style: { width: 22 } }, genummerd ? `${nr * rij.length + i + 1}.` : '•'),
              h(Text, { style: { flexGrow: 1, flexBasis: 0 } }, punt)
            )
          )
        )
      )
    ),

  tabel: ({ bijschrift, kop, rijen }) =>
    h(
      View,
      { style: stijl.blok },
      ...inStukken(rijen, RIJEN_BIJEEN).map((stuk, nr) =>
        h(
          View,
          { key: nr, style: nr === 0 ? stijl.rooster : stijl.vervolgrooster, wrap: false },
          nr === 0 && tabelrij(kop, 'kop', 'vet'),
          ...stuk.map((rij, i) => tabelrij(rij, i))
        )
      ),
      h(Text, { style: stijl.bijschrift }, bijschrift)
    ),

  kaartjes: ({ bijschrift, kaartjes }) =>
    h(
      View,
      { style: stijl.blok },
      h(Text, { style: [stijl.bijschrift, { marginBottom: 4 }], minPresenceAhead: 80 }, bijschrift),
      ...inStukken(kaartjes, 3).map((rij, nr) =>
        h(
          View,
          { key: nr, style: [stijl.rij, { gap: 6, marginBottom: 6 }], wrap: false },
          ...rij.map(({ titel, regels }) =>
            h(
              View,
              { key: titel, style: [stijl.kaart, { width: (BLADBREEDTE - 12) / 3 }] },
              h(Text, { style: stijl.vet }, titel),
              ...regels.map((regel, i) => h(Text, { key: i, style: stijl.klein }, regel))
            )
          )
        )
      )
    ),

  raster: ({ bijschrift, rijen }) => {
    const breed = Math.max(...rijen.map((rij) => Array.from(rij).length))
    const zijde = Math.min(9 * MM, BLADBREEDTE / breed)
    return h(
      View,
      { style: [stijl.blok, stijl.midden], wrap: false },
      h(
        View,
        { style: stijl.rooster },
        ...rijen.map((rij, nr) =>
          h(
            View,
            { key: nr, style: stijl.rij },
            ...Array.from(rij.padEnd(breed), (teken, i) =>
              h(
                View,
                { key: i, style: [stijl.vakje, { width: zijde, height: zijde }] },
                h(Text, { style: { fontSize: zijde * 0.55, lineHeight: 1 } }, teken)
              )
            )
          )
        )
      ),
      h(Text, { style: stijl.bijschrift }, bijschrift)
    )
  },

  tekening: ({ bijschrift, tekening }, { kleur, tekenhoogte }) =>
    h(
      View,
      { style: [stijl.blok, stijl.midden], wrap: false },
      tekeningInPdf(tekening, { kleur, hoogte: tekenhoogte }),
      h(Text, { style: stijl.bijschrift }, bijschrift)
    ),

  stroken: ({ bijschrift, stroken }, { kleur, tekenhoogte }) =>
    h(
      View,
      { style: stijl.blok, wrap: false },
      h(
        View,
        { style: [stijl.rij, { flexWrap: 'wrap', gap: 8, justifyContent: 'center' }] },
        ...stroken.map(({ naam, tekening }) =>
          h(
            View,
            { key: naam, style: stijl.midden },
            h(
              View,
              { style: stijl.knipranden },
              tekeningInPdf(tekening, {
                breedte: (BLADBREEDTE - 8 * stroken.length) / stroken.length,
                hoogte: tekenhoogte,
                kleur,
              })
            ),
            h(Text, { style: stijl.bijschrift }, naam)
          )
        )
      ),
      h(Text, { style: stijl.bijschrift }, `${bijschrift}. Knip langs de streepjes.`)
    ),

  geluid: ({ bijschrift, clips }) =>
    h(
      View,
      { style: stijl.blok, wrap: false },
      ...clips.map(({ naam, label, inBeeld }) =>
        h(
          View,
          { key: naam, style: [stijl.rij, { marginBottom: 3 }] },
          h(Text, { style: [stijl.vet, { width: 90 }] }, label),
          h(Text, { style: [stijl.code, { flexGrow: 1, flexBasis: 0 }] }, inBeeld)
        )
      ),
      h(Text, { style: stijl.bijschrift }, bijschrift)
    ),

  kop: ({ tekst }) => h(Text, { style: stijl.kop, minPresenceAhead: 60 }, tekst),

  vraag: ({ tekst, antwoordlijn }) =>
    h(
      View,
      { style: stijl.blok, wrap: false },
      h(Text, { style: stijl.vraag }, tekst),
      antwoordlijn && schrijflijn(0)
    ),

  invullen: ({ label, vakjes }) =>
    h(
      View,
      { style: [stijl.rij, stijl.blok, { alignItems: 'center' }], wrap: false },
      h(Text, { style: { marginRight: 10 } }, label),
      h(View, { style: [stijl.rij, stijl.rooster] }, ...leeg(vakjes))
    ),

  schrijflijnen: ({ aantal }) =>
    h(
      View,
      { style: stijl.blok, wrap: false },
      ...Array.from({ length: aantal }, (_, nr) => schrijflijn(nr))
    ),

  op_maat: ({ bijschrift, tekening }, { kleur }) =>
    h(
      View,
      { style: [stijl.blok, stijl.midden], wrap: false },
      opMaat(tekening, kleur),
      h(Text, { style: stijl.bijschrift }, bijschrift),
      schaalbalk()
    ),

  knipkaarten: ({ bijschrift, kolommen, hoogte, kaarten }, { kleur }) =>
    h(
      View,
      { style: stijl.blok },
      h(Text, { style: [stijl.bijschrift, { marginBottom: 6 }], minPresenceAhead: 80 }, bijschrift),
      ...inStukken(kaarten, kolommen).map((rij, nr) =>
        h(
          View,
          { key: nr, style: stijl.rij, wrap: false },
          ...rij.map(({ kop, regels = [], tekening }, i) =>
            h(
              View,
              {
                key: i,
                style: [stijl.knipkaart, { width: BLADBREEDTE / kolommen, height: hoogte * MM }],
              },
              kop && h(Text, { style: [stijl.vet, { textAlign: 'center' }] }, kop),
              tekening &&
                tekeningInPdf(tekening, {
                  breedte: BLADBREEDTE / kolommen - 14,
                  hoogte: hoogte * MM - 14 - (kop ? 18 : 0) - regels.length * 15,
                  kleur,
                }),
              ...regels.map((regel, j) =>
                h(Text, { key: `r${j}`, style: [stijl.klein, { textAlign: 'center' }] }, regel)
              )
            )
          )
        )
      )
    ),

  geheimschrift: ({ slot, cijfers, tekst }) =>
    h(
      View,
      { style: [stijl.kaart, stijl.blok], wrap: false },
      h(
        View,
        { style: [stijl.rij, { alignItems: 'center', marginBottom: 6 }] },
        h(Text, { style: [stijl.vet, { flexGrow: 1 }] }, `Slot ${slot}`),
        h(Text, { style: { marginRight: 8 } }, 'Code'),
        h(View, { style: [stijl.rij, stijl.rooster] }, ...leeg(cijfers))
      ),
      h(Text, { style: [stijl.code, { letterSpacing: 1.5 }] }, tekst)
    ),

  omgekeerd: ({ kop, alineas }) =>
    h(
      View,
      { style: [stijl.blok, { transform: 'rotate(180deg)' }], wrap: false },
      h(Text, { style: [stijl.vet, { marginBottom: 4 }] }, kop),
      ...alineas.map((tekst, nr) =>
        h(Text, { key: nr, style: [stijl.klein, { marginBottom: 4 }] }, tekst)
      )
    ),
}

/** One part of a page. */
export function blokInPdf(blok: Blok, opmaak: Opmaak): ReactElement {
  return (MAKERS[blok.soort] as Maker<typeof blok.soort>)(blok as never, opmaak)
}

/** The alphabet in a row with room under it, to count letters back. */
export function alfabetstrook(): ReactElement {
  const breedte = BLADBREEDTE / ALFABET.length
  return h(
    View,
    { style: [stijl.blok, stijl.rooster, stijl.rij], wrap: false },
    ...ALFABET.map((letter) =>
      h(
        View,
        { key: letter, style: [stijl.vakje, { width: breedte, height: 8 * MM }] },
        h(Text, null, letter)
      )
    )
  )
}

/** Five centimetres: on paper that was printed in another size, everybody can see it. */
function schaalbalk(): ReactElement {
  const lengte = 50 * MM
  const streep = { stroke: KLEUREN.inkt, strokeWidth: 0.8 }
  return h(
    View,
    { style: [stijl.midden, { marginTop: 6 }] },
    h(
      Svg,
      { width: lengte + 2, height: 10 },
      h(Line, { x1: 1, y1: 5, x2: lengte + 1, y2: 5, ...streep }),
      ...[0, 1, 2, 3, 4, 5].map((cm) =>
        h(Line, {
          key: cm,
          x1: 1 + cm * 10 * MM,
          x2: 1 + cm * 10 * MM,
          y1: cm % 5 ? 3 : 0,
          y2: cm % 5 ? 7 : 10,
          ...streep,
        })
      )
    ),
    h(Text, { style: { fontSize: 8, fontFamily: TEKST } }, 'Op ware grootte is deze balk 5 cm.')
  )
}

const schrijflijn = (key: number) =>
  h(View, { key, style: { height: 9 * MM, borderBottom: `0.5 solid ${KLEUREN.zacht}` } })

/** Lines of a verse are texts of their own: for the end of a line no font has a letter. */
const alinea = (tekst: string, nr: number) =>
  h(
    View,
    { key: nr, style: stijl.alinea },
    ...tekst.split('\n').map((regel, i) => h(Text, { key: i }, regel))
  )

/** A list of single words takes a third of the height. */
const kolommenVoor = (punten: readonly string[]) =>
  punten.length > 8 && punten.every((punt) => punt.length <= 24) ? 3 : 1

const inStukken = <T>(rij: readonly T[], lengte: number): T[][] =>
  Array.from({ length: Math.ceil(rij.length / lengte) }, (_, nr) =>
    rij.slice(nr * lengte, (nr + 1) * lengte)
  )

const tabelrij = (cellen: readonly string[], key: number | string, letter?: 'vet') =>
  h(
    View,
    { key, style: stijl.rij },
    ...cellen.map((cel, nr) =>
      h(View, { key: nr, style: stijl.cel }, h(Text, letter && { style: stijl[letter] }, cel))
    )
  )

const leeg = (aantal: number) =>
  Array.from({ length: aantal }, (_, nr) =>
    h(View, {
      key: nr,
      style: [stijl.vakje, { width: 9 * MM, height: 9 * MM, fontFamily: CODE }],
    })
  )
