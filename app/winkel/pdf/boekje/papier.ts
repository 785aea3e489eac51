import { createElement as h, type ReactElement } from 'react'
import { Line, Svg, Text, View } from '@react-pdf/renderer'
import { CODE, TEKST } from '#app/core/pdf/letters'
import { BLADBREEDTE, MM } from '#app/core/pdf/maat'
import { opMaat, tekeningInPdf } from '#app/core/pdf/tekening'
import { STREEPJES, stijl } from '#app/winkel/pdf/boekje/stijl'
import {
  bovenschrift,
  geheel,
  inStukken,
  witregel,
  type Makers,
} from '#app/winkel/pdf/boekje/zetwerk'
import type { Blok } from '#domain/spelen/boekje'
import type { Materiaal } from '#domain/spelen/raadsel'
import { KLEUREN } from '#domain/spelen/tekening'

/** What only paper can do. */
export const PAPIER: Makers<Exclude<Blok['soort'], Materiaal['soort']>> = {
  kop: ({ tekst }) => [h(Text, { style: stijl.kop, minPresenceAhead: 60 }, tekst)],

  vraag: ({ tekst, antwoordlijn }, { accent, tint }) => [
    geheel(
      { style: stijl.blok },
      h(Text, { style: [stijl.vraag, { borderLeftColor: accent, backgroundColor: tint }] }, tekst),
      antwoordlijn && schrijflijn(0)
    ),
  ],

  invullen: ({ label, vakjes }) => [
    geheel(
      { style: [stijl.rij, stijl.blok, { alignItems: 'center' }] },
      h(Text, { style: { marginRight: 10 } }, label),
      h(View, { style: [stijl.rij, stijl.rooster] }, ...leeg(vakjes))
    ),
  ],

  schrijflijnen: ({ aantal }) => [
    geheel({ style: stijl.blok }, ...Array.from({ length: aantal }, (_, nr) => schrijflijn(nr))),
  ],

  op_maat: ({ bijschrift, tekening }, { kleur }) => [
    geheel(
      { style: stijl.midden },
      opMaat(tekening, kleur),
      h(Text, { style: stijl.bijschrift }, bijschrift),
      schaalbalk()
    ),
  ],

  knipkaarten: ({ bijschrift, kolommen, hoogte, kaarten }, { kleur }) => {
    const breedte = BLADBREEDTE / kolommen
    return [
      bovenschrift(bijschrift),
      ...inStukken(kaarten, kolommen).map((rij, nr) =>
        geheel(
          { style: stijl.rij },
          ...rij.map(({ kop, regels = [], tekening }, i) =>
            h(
              View,
              {
                key: i,
                style: [
                  stijl.knipkaart,
                  knipranden(nr, i),
                  { width: breedte, height: hoogte * MM },
                ],
              },
              kop && h(Text, { style: [stijl.vet, { textAlign: 'center' }] }, kop),
              tekening &&
                tekeningInPdf(tekening, {
                  breedte: breedte - 14,
                  hoogte: hoogte * MM - 14 - (kop ? 18 : 0) - regels.length * 15,
                  kleur,
                }),
              ...regels.map((regel, j) =>
                h(Text, { key: `r${j}`, style: [stijl.klein, { textAlign: 'center' }] }, regel)
              )
            )
          )
        )
      ),
      witregel(),
    ]
  },

  geheimschrift: ({ slot, cijfers, tekst }) => [
    geheel(
      { style: [stijl.kaart, stijl.blok] },
      h(
        View,
        { style: [stijl.rij, { alignItems: 'center', marginBottom: 6 }] },
        h(Text, { style: [stijl.vet, { flexGrow: 1 }] }, `Slot ${slot}`),
        h(Text, { style: { marginRight: 8 } }, 'Code'),
        h(View, { style: [stijl.rij, stijl.rooster] }, ...leeg(cijfers))
      ),
      h(Text, { style: stijl.geheim }, tekst)
    ),
  ],

  omgekeerd: ({ kop, alineas }) => [
    geheel(
      { style: [stijl.blok, { transform: 'rotate(180deg)' }] },
      h(Text, { style: [stijl.vet, { marginBottom: 4 }] }, kop),
      ...alineas.map((tekst, nr) =>
        h(Text, { key: nr, style: [stijl.klein, { marginBottom: 4 }] }, tekst)
      )
    ),
  ],
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

/** Each line to cut along once: two of them would blur its dashes. */
const knipranden = (rij: number, kolom: number) => ({
  ...(rij === 0 && { borderTop: STREEPJES }),
  ...(kolom === 0 && { borderLeft: STREEPJES }),
})

const leeg = (aantal: number) =>
  Array.from({ length: aantal }, (_, nr) =>
    h(View, {
      key: nr,
      style: [stijl.vakje, { width: 9 * MM, height: 9 * MM, fontFamily: CODE }],
    })
  )
