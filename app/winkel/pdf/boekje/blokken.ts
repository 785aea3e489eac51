import { createElement as h, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Line, Svg, Text, View } from '@react-pdf/renderer'
import { CODE, TEKST } from '#app/winkel/pdf/boekje/letters'
import { BLADBREEDTE, MM, stijl, TEKENHOOGTE } from '#app/winkel/pdf/boekje/stijl'
import { opMaat, tekeningInPdf } from '#app/winkel/pdf/boekje/tekening'
import type { Blok } from '#domain/spelen/boekje'
import { KLEUREN } from '#domain/spelen/tekening'

type Van<S extends Blok['soort']> = Extract<Blok, { soort: S }>
/** Pieces from top to bottom, of which each stays whole: a page ends between two of them. */
type Maker<S extends Blok['soort']> = (blok: Van<S>, opmaak: Opmaak) => ReactElement[]

export type Opmaak = {
  /** Whether the game needs colour. */
  readonly kleur: boolean
  /** How wide a drawing is, in points, unless it would be too high. */
  readonly tekenbreedte: number
}

/** As many rows of a table stay together; a longer one goes on at the next page. */
const RIJEN_BIJEEN = 14

/** How each part of a page is printed. What may not be torn apart goes to the next page as a whole. */
const MAKERS: { readonly [S in Blok['soort']]: Maker<S> } = {
  tekst: ({ alineas }) => [...alineas.map(alinea), witregel()],

  brief: ({ kop, alineas, ondertekening }) => [
    geheel(
      { style: stijl.brief },
      kop && h(Text, { style: [stijl.vet, stijl.alinea] }, kop),
      ...alineas.map(alinea),
      ondertekening && h(Text, { style: stijl.cursief }, ondertekening)
    ),
  ],

  lijst: ({ kop, genummerd, punten }) => [
    ...(kop ? [h(Text, { style: stijl.lijstkop, minPresenceAhead: 40 }, kop)] : []),
    ...inStukken(punten, kolommenVoor(punten)).map((rij, nr) =>
      geheel(
        { style: stijl.rij },
        ...rij.map((punt, i) =>
          h(
            View,
            { key: i, style: stijl.punt },
            h(Text, { style: { width: 22 } }, genummerd ? `${nr * rij.length + i + 1}.` : '•'),
            h(Text, { style: stijl.vullend }, punt)
          )
        )
      )
    ),
    witregel(),
  ],

  tabel: ({ bijschrift, kop, rijen }) =>
    inStukken(rijen, RIJEN_BIJEEN).map((stuk, nr, alle) =>
      geheel(
        {},
        h(
          View,
          { style: nr === 0 ? stijl.rooster : stijl.vervolgrooster },
          nr === 0 && tabelrij(kop, 'kop', 'vet'),
          ...stuk.map((rij, i) => tabelrij(rij, i))
        ),
        nr === alle.length - 1 && onderschrift(bijschrift)
      )
    ),

  kaartjes: ({ bijschrift, kaartjes }) => [
    bovenschrift(bijschrift),
    ...inStukken(kaartjes, 3).map((rij) =>
      geheel(
        { style: [stijl.rij, { gap: 6, marginBottom: 6 }] },
        ...rij.map(({ titel, regels }) =>
          h(
            View,
            { key: titel, style: [stijl.kaart, { width: (BLADBREEDTE - 12) / 3 }] },
            h(Text, { style: stijl.vet }, titel),
            ...regels.map((regel, i) => h(Text, { key: i, style: stijl.klein }, regel))
          )
        )
      )
    ),
    witregel(),
  ],

  raster: ({ bijschrift, rijen }) => {
    const breed = Math.max(...rijen.map((rij) => Array.from(rij).length))
    const zijde = Math.min((breed > 10 ? 9 : 12) * MM, BLADBREEDTE / breed)
    return [
      geheel(
        { style: stijl.midden },
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
        onderschrift(bijschrift)
      ),
    ]
  },

  tekening: ({ bijschrift, tekening }, { kleur, tekenbreedte }) => [
    geheel(
      { style: stijl.midden },
      tekeningInPdf(tekening, { kleur, breedte: tekenbreedte, hoogte: TEKENHOOGTE }),
      onderschrift(bijschrift)
    ),
  ],

  stroken: ({ bijschrift, stroken }, { kleur, tekenbreedte }) => [
    geheel(
      {},
      h(
        View,
        { style: [stijl.rij, { gap: 8, justifyContent: 'center' }] },
        ...stroken.map(({ naam, tekening }) =>
          h(
            View,
            { key: naam, style: stijl.midden },
            h(
              View,
              { style: stijl.knipranden },
              tekeningInPdf(tekening, {
                breedte: tekenbreedte / stroken.length - 10,
                hoogte: TEKENHOOGTE,
                kleur,
              })
            ),
            h(Text, { style: stijl.bijschrift }, naam)
          )
        )
      ),
      onderschrift(`${bijschrift}. Knip langs de streepjes.`)
    ),
  ],

  geluid: ({ bijschrift, clips }) => [
    geheel(
      {},
      ...clips.map(({ naam, label, inBeeld }) =>
        h(
          View,
          { key: naam, style: [stijl.rij, { marginBottom: 3 }] },
          h(Text, { style: [stijl.vet, { width: 90 }] }, label),
          h(Text, { style: [stijl.code, stijl.vullend] }, inBeeld)
        )
      ),
      onderschrift(bijschrift)
    ),
  ],

  kop: ({ tekst }) => [h(Text, { style: stijl.kop, minPresenceAhead: 60 }, tekst)],

  vraag: ({ tekst, antwoordlijn }) => [
    geheel(
      { style: stijl.blok },
      h(Text, { style: stijl.vraag }, tekst),
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
      ...inStukken(kaarten, kolommen).map((rij) =>
        geheel(
          { style: stijl.rij },
          ...rij.map(({ kop, regels = [], tekening }, i) =>
            h(
              View,
              { key: i, style: [stijl.knipkaart, { width: breedte, height: hoogte * MM }] },
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

/** One part of a page, in pieces that each stay whole. */
export function blokInPdf(blok: Blok, opmaak: Opmaak): ReactElement[] {
  return (MAKERS[blok.soort] as Maker<typeof blok.soort>)(blok as never, opmaak)
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

const geheel = (opties: ComponentProps<typeof View>, ...inhoud: ReactNode[]) =>
  h(View, { ...opties, wrap: false }, ...inhoud)

const witregel = () => h(View, { style: { height: 6 } })

const onderschrift = (tekst: string) => h(Text, { style: [stijl.bijschrift, stijl.blok] }, tekst)

const bovenschrift = (tekst: string) =>
  h(Text, { style: [stijl.bijschrift, { marginBottom: 4 }], minPresenceAhead: 80 }, tekst)

const schrijflijn = (key: number) =>
  h(View, { key, style: { height: 9 * MM, borderBottom: `0.5 solid ${KLEUREN.zacht}` } })

/** Lines of a verse are texts of their own: for the end of a line no font has a letter. */
const alinea = (tekst: string, nr: number) =>
  h(
    View,
    { key: nr, style: stijl.alinea },
    ...tekst
      .split('\n')
      .map((regel, i) =>
        h(Text, { key: i, ...(isGeheim(regel) && { style: stijl.geheim }) }, regel)
      )
  )

/** A line without a single small letter is a message to decipher: large, and with room to write. */
const isGeheim = (regel: string) => /^[^a-z]*[A-Z]{2}[^a-z]*$/.test(regel) && regel.length > 6

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
