import type { ReactElement } from 'react'
import { Document, Image, Page, Text, View } from '@react-pdf/renderer'
import app from '@adonisjs/core/services/app'
import { MM } from '#app/core/pdf/measures'
import { palette } from '#app/core/pdf/palette'
import { countPages } from '#app/core/pdf/render_pdf'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { coverFacts, editionOf } from '#app/shop/booklets/cover_facts'
import { first } from '#app/shop/booklets/find_fitting'
import { shopPicture } from '#app/shop/booklets/shop_picture'
import { styles } from '#app/shop/booklets/booklet_styles'
import type { Booklet } from '#domain/shop/booklets/booklet'
import type { Edition } from '#domain/shop/booklets/edition'
import type { Drawing } from '#domain/drawing'

const WIDTH = 158 * MM
/**
 * The heights of the picture. The highest one with which the cover stays one page is used, however
 * long its words are.
 */
const PICTURE_HEIGHTS = [132, 114, 96, 78, 60].map((mm) => mm * MM)
/** The size of the title in points; smaller for a word that would be wider than the cover. */
const TITLE_SIZE = 40
/** The width of an average letter of the title, as a part of its size. */
const LETTER_WIDTH = 0.6

/** The first page: the name of the game, its audience, and its level. */
export async function frontCover(booklet: Booklet, edition: Edition): Promise<ReactElement> {
  const color = edition === 'color'
  const picture = await readPicture(booklet, color)
  const cover = { booklet, picture, color }
  const height = await first(
    PICTURE_HEIGHTS,
    async (tall) =>
      (await countPages(
        <Document>
          <Cover {...cover} height={tall} />
        </Document>
      )) === 1
  )
  return <Cover {...cover} height={height} />
}

type PictureProps = {
  readonly color: boolean
  /** Shapes, or the bytes of a PNG. */
  readonly picture: Drawing | Buffer
  /** The largest height, in points. */
  readonly height: number
}
type Props = PictureProps & { readonly booklet: Booklet }

function Cover({ booklet, ...picture }: Props) {
  const { title, subtitle } = booklet
  const accent = palette(picture.color).line[booklet.accent]
  const outer = { border: `2.5 solid ${accent}` }
  const inner = { border: `0.8 solid ${accent}`, margin: 1.8 * MM }
  return (
    <Page size="A4" style={[styles.page, styles.ongoing, styles.cover]} bookmark={title}>
      <View style={[styles.coverBorder, outer]} />
      <View style={[styles.coverBorder, inner]} />
      <Text style={[styles.coverTitle, { fontSize: titleSize(title) }]}>{title}</Text>
      <Text style={styles.coverPhrase}>{subtitle}</Text>
      <View style={[styles.coverRule, { backgroundColor: accent }]} />
      <Picture {...picture} />
      <Facts booklet={booklet} />
      <Text style={[styles.small, { marginTop: 12 * MM }]}>{editionOf(booklet)}</Text>
    </Page>
  )
}

function Picture({ picture, height, color }: PictureProps) {
  if (!Buffer.isBuffer(picture))
    return <DrawingInPdf drawing={picture} width={WIDTH} height={height} color={color} />
  return (
    <Image
      src={{ data: picture, format: 'png' }}
      style={{ maxWidth: WIDTH, maxHeight: height, objectFit: 'contain' }}
    />
  )
}

function Facts({ booklet }: Pick<Props, 'booklet'>) {
  return (
    <View style={styles.facts}>
      {coverFacts(booklet).map(([name, value], index) => (
        <View key={name} style={[styles.fact, index > 0 ? styles.nextFact : {}]}>
          <Text style={styles.section}>{name}</Text>
          <Text style={[styles.bold, { textAlign: 'center' }]}>{value}</Text>
        </View>
      ))}
    </View>
  )
}

function titleSize(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length))
  return Math.min(TITLE_SIZE, Math.floor(WIDTH / (LETTER_WIDTH * longest)))
}

/** The picture of a booklet: shapes of its own, or one of the shop's. */
async function readPicture({ cover }: Booklet, color: boolean): Promise<Drawing | Buffer> {
  return typeof cover === 'string' ? shopPicture(app.publicPath('img'), cover, color) : cover
}
