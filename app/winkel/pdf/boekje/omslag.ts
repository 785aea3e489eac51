import { createElement as h, type ReactElement } from 'react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Image, Page, Text, View } from '@react-pdf/renderer'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { MM } from '#app/core/pdf/maat'
import { tekeningInPdf } from '#app/core/pdf/tekening'
import { aantalPaginas, eerste, type Teller } from '#app/winkel/pdf/boekje/passen'
import { stijl } from '#app/winkel/pdf/boekje/stijl'
import type { Boekje } from '#domain/spelen/boekje'
import { KLEUREN } from '#domain/spelen/tekening'
import { sterrenInWoorden } from '#domain/winkel/sterren'

const BREEDTE = 158 * MM
/** Of the picture: the highest with which the cover stays one page, however long its words are. */
const BEELDHOOGTES = [132, 114, 96, 78, 60].map((mm) => mm * MM)
/** In points; less for a word that would be wider than the cover. */
const TITELGROOTTE = 40
/** Of an average letter of the title, as part of its size. */
const LETTERBREEDTE = 0.6

/** The first page: what it is, for whom, and how hard. */
export async function voorkant(boekje: Boekje): Promise<ReactElement> {
  const beeld = await omslagbeeld(boekje)
  const hoogte = await eerste(
    BEELDHOOGTES,
    async (hoog) =>
      (await aantalPaginas((teller) => omslagpagina(boekje, beeld(hoog), teller))) === 1
  )
  return omslagpagina(boekje, beeld(hoogte))
}

function omslagpagina(boekje: Boekje, beeld: ReactElement, teller?: Teller): ReactElement {
  const { titel, ondertitel, spelers, speelduur, leeftijd, sterren } = boekje
  const accent = KLEUREN[boekje.accent]
  const feiten = [
    ['Spelers', spelers],
    ['Speelduur', speelduur],
    ['Voor wie', leeftijd],
    ['Moeilijkheid', sterrenInWoorden(sterren)],
  ]
  return h(
    Page,
    { size: 'A4', style: [stijl.pagina, stijl.lopend, stijl.omslag], bookmark: titel },
    h(View, { style: [stijl.omslagrand, { border: `2.5 solid ${accent}` }] }),
    h(View, { style: [stijl.omslagrand, { margin: 1.8 * MM, border: `0.8 solid ${accent}` }] }),
    h(Text, { style: [stijl.omslagtitel, { fontSize: titelgrootte(titel) }] }, titel),
    h(Text, { style: stijl.omslagzin }, ondertitel),
    h(View, { style: [stijl.omslagstreep, { backgroundColor: accent }] }),
    beeld,
    h(
      View,
      { style: stijl.feiten },
      ...feiten.map(([naam, waarde], nr) =>
        h(
          View,
          { key: naam, style: [stijl.feit, nr > 0 ? stijl.volgendFeit : {}] },
          h(Text, { style: stijl.rubriek }, naam),
          h(Text, { style: [stijl.vet, { textAlign: 'center' }] }, waarde)
        )
      )
    ),
    h(Text, { style: [stijl.klein, { marginTop: 12 * MM }] }, `Editie ${boekje.editie}`),
    teller && h(Text, { render: teller })
  )
}

function titelgrootte(titel: string): number {
  const langste = Math.max(...titel.split(/[\s-]/).map((woord) => woord.length))
  return Math.min(TITELGROOTTE, Math.floor(BREEDTE / (LETTERBREEDTE * langste)))
}

/** The pictures of the shop use what the pdf library does not know, so they are printed as pixels. */
async function omslagbeeld({ omslag }: Boekje): Promise<(hoogte: number) => ReactElement> {
  if (typeof omslag !== 'string')
    return (hoogte) => tekeningInPdf(omslag, { breedte: BREEDTE, hoogte, kleur: true })
  const svg = readFileSync(join(app.publicPath('img'), omslag))
  const data = await sharp(svg, { density: 200 })
    .resize({ width: 1200 })
    .png({ palette: true })
    .toBuffer()
  return (hoogte) =>
    h(Image, {
      src: { data, format: 'png' },
      style: { maxWidth: BREEDTE, maxHeight: hoogte, objectFit: 'contain' },
    })
}
