import { createElement as h } from 'react'
import { Text, View, type Styles } from '@react-pdf/renderer'
import { BLADBREEDTE, MM } from '#app/core/pdf/maat'
import { tekeningInPdf } from '#app/core/pdf/tekening'
import { stijl, TEKENHOOGTE } from '#app/winkel/pdf/boekje/stijl'
import {
  bovenschrift,
  geheel,
  inStukken,
  onderschrift,
  witregel,
  type Makers,
} from '#app/winkel/pdf/boekje/zetwerk'
import { isMorse } from '#domain/spelen/morse'
import type { Materiaal } from '#domain/spelen/raadsel'

type Style = Styles[string]

/** As many rows of a table stay together; a longer one goes on at the next page. */
const RIJEN_BIJEEN = 24
/** A table with more rows than these is set closer. */
const RUIME_RIJEN = 8

/** What a puzzle shows on a screen too. */
export const MATERIAAL: Makers<Materiaal['soort']> = {
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

  tabel: ({ bijschrift, kop, rijen }, { tint }) => {
    const hoog = rijen.length > RUIME_RIJEN ? stijl.smal : {}
    const breedtes = kolombreedtes([kop, ...rijen])
    return inStukken(rijen, RIJEN_BIJEEN).map((stuk, nr, alle) =>
      geheel(
        {},
        h(
          View,
          { style: nr === 0 ? stijl.rooster : stijl.vervolgrooster },
          nr === 0 && tabelrij(kop, 'kop', breedtes, [hoog, { backgroundColor: tint }], stijl.vet),
          ...stuk.map((rij, i) => tabelrij(rij, i, breedtes, [hoog]))
        ),
        nr === alle.length - 1 && onderschrift(bijschrift)
      )
    )
  },

  kaartjes: ({ bijschrift, kaartjes }) => [
    bovenschrift(bijschrift),
    ...inStukken(kaartjes, naastElkaar(kaartjes.length)).map((rij, _nr, rijen) =>
      geheel(
        { style: [stijl.rij, { gap: KAARTGOOT, marginBottom: KAARTGOOT }] },
        ...rij.map(({ titel, regels }) =>
          h(
            View,
            { key: titel, style: [stijl.kaart, { width: kaartbreedte(rijen[0]!.length) }] },
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
}

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

/** Rows without a gap, if three or four cards make them. */
const naastElkaar = (aantal: number) => (aantal % 4 === 0 ? 4 : 3)

const KAARTGOOT = 6
const kaartbreedte = (naast: number) =>
  (BLADBREEDTE - (Math.max(naast, 3) - 1) * KAARTGOOT) / Math.max(naast, 3)

/** As parts of the whole: a column with long texts is wider, and one to write in is never narrow. */
const kolombreedtes = (rijen: readonly (readonly string[])[]): number[] =>
  rijen[0]!.map((_, nr) => {
    const langste = Math.max(...rijen.map((rij) => rij[nr]?.length ?? 0))
    return Math.min(Math.max(langste, 8), 24)
  })

const tabelrij = (
  cellen: readonly string[],
  key: number | string,
  breedtes: readonly number[],
  cel: readonly Style[],
  letter: Style = {}
) =>
  h(
    View,
    { key, style: stijl.rij },
    ...cellen.map((tekst, nr) =>
      h(
        View,
        { key: nr, style: [stijl.cel, { flexGrow: breedtes[nr]! }, ...cel] },
        h(Text, { style: isMorse(tekst) ? stijl.tikken : letter }, tekst)
      )
    )
  )
