import { createElement as h, type ReactElement } from 'react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Image, Page, Text, View } from '@react-pdf/renderer'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { MM } from '#app/core/pdf/measures'
import { drawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { countPages, first, type Counter } from '#app/shop/booklets/count_pages'
import { styles } from '#app/shop/booklets/booklet_styles'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { COLORS } from '#domain/drawing'
import { starsInWords } from '#domain/shop/catalogue/star_rating'

const WIDTH = 158 * MM
/** Of the picture: the highest with which the cover stays one page, however long its words are. */
const PICTURE_HEIGHTS = [132, 114, 96, 78, 60].map((mm) => mm * MM)
/** In points; less for a word that would be wider than the cover. */
const TITLE_SIZE = 40
/** Of an average letter of the title, as part of its size. */
const LETTER_WIDTH = 0.6

/** The first page: what it is, for whom, and how hard. */
export async function frontCover(booklet: Booklet): Promise<ReactElement> {
  const picture = await coverPicture(booklet)
  const height = await first(
    PICTURE_HEIGHTS,
    async (tall) =>
      (await countPages((counter) => coverPage(booklet, picture(tall), counter))) === 1
  )
  return coverPage(booklet, picture(height))
}

function coverPage(booklet: Booklet, picture: ReactElement, counter?: Counter): ReactElement {
  const {
    titel: title,
    ondertitel: subtitle,
    spelers: players,
    speelduur: playtime,
    leeftijd: age,
    sterren: stars,
  } = booklet
  const accent = COLORS[booklet.accent]
  const facts = [
    ['Spelers', players],
    ['Speelduur', playtime],
    ['Voor wie', age],
    ['Moeilijkheid', starsInWords(stars)],
  ]
  return h(
    Page,
    { size: 'A4', style: [styles.pagina, styles.lopend, styles.omslag], bookmark: title },
    h(View, { style: [styles.omslagrand, { border: `2.5 solid ${accent}` }] }),
    h(View, { style: [styles.omslagrand, { margin: 1.8 * MM, border: `0.8 solid ${accent}` }] }),
    h(Text, { style: [styles.omslagtitel, { fontSize: titleSize(title) }] }, title),
    h(Text, { style: styles.omslagzin }, subtitle),
    h(View, { style: [styles.omslagstreep, { backgroundColor: accent }] }),
    picture,
    h(
      View,
      { style: styles.feiten },
      ...facts.map(([name, value], index) =>
        h(
          View,
          { key: name, style: [styles.feit, index > 0 ? styles.volgendFeit : {}] },
          h(Text, { style: styles.rubriek }, name),
          h(Text, { style: [styles.vet, { textAlign: 'center' }] }, value)
        )
      )
    ),
    h(Text, { style: [styles.klein, { marginTop: 12 * MM }] }, `Editie ${booklet.editie}`),
    counter && h(Text, { render: counter })
  )
}

function titleSize(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length))
  return Math.min(TITLE_SIZE, Math.floor(WIDTH / (LETTER_WIDTH * longest)))
}

/** The pictures of the shop use what the pdf library does not know, so they are printed as pixels. */
async function coverPicture({ omslag: cover }: Booklet): Promise<(height: number) => ReactElement> {
  if (typeof cover !== 'string')
    return (height) => drawingInPdf(cover, { breedte: WIDTH, hoogte: height, kleur: true })
  const svg = readFileSync(join(app.publicPath('img'), cover))
  const data = await sharp(svg, { density: 200 })
    .resize({ width: 1200 })
    .png({ palette: true })
    .toBuffer()
  return (height) =>
    h(Image, {
      src: { data, format: 'png' },
      style: { maxWidth: WIDTH, maxHeight: height, objectFit: 'contain' },
    })
}
