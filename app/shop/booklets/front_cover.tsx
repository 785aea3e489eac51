import type { ReactElement } from 'react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Image, Page, Text, View } from '@react-pdf/renderer'
import app from '@adonisjs/core/services/app'
import { MM } from '#app/core/pdf/measures'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { countPages, first, type Counter } from '#app/shop/booklets/count_pages'
import { styles } from '#app/shop/booklets/booklet_styles'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { COLORS, type Drawing } from '#domain/drawing'
import { challengeOf, starsInWords } from '#domain/shop/catalogue/star_rating'

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
export async function frontCover(booklet: Booklet): Promise<ReactElement> {
  const picture = await readPicture(booklet)
  const cover = { booklet, picture }
  const height = await first(
    PICTURE_HEIGHTS,
    async (tall) =>
      (await countPages((counter) => <Cover {...cover} height={tall} counter={counter} />)) === 1
  )
  return <Cover {...cover} height={height} />
}

type PictureProps = {
  /** Shapes, or the bytes of a PNG. */
  readonly picture: Drawing | Buffer
  /** At most, in points. */
  readonly height: number
}
type Props = PictureProps & { readonly booklet: Booklet; readonly counter?: Counter }

function Cover({ booklet, counter, ...picture }: Props) {
  const { title, subtitle, edition } = booklet
  const accent = COLORS[booklet.accent]
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
      <Text style={[styles.small, { marginTop: 12 * MM }]}>{`Editie ${edition}`}</Text>
      {counter && <Text render={counter} />}
    </Page>
  )
}

function Picture({ picture, height }: PictureProps) {
  if (!Buffer.isBuffer(picture))
    return <DrawingInPdf drawing={picture} width={WIDTH} height={height} color />
  return (
    <Image
      src={{ data: picture, format: 'png' }}
      style={{ maxWidth: WIDTH, maxHeight: height, objectFit: 'contain' }}
    />
  )
}

function Facts({ booklet: { players, playtime, age, stars } }: Pick<Props, 'booklet'>) {
  const facts = [
    ['Spelers', players],
    ['Speelduur', playtime],
    ['Voor wie', age],
    ['Moeilijkheid', `${challengeOf(stars)} (${starsInWords(stars)})`],
  ]
  return (
    <View style={styles.facts}>
      {facts.map(([name, value], index) => (
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

/**
 * The pictures of the shop use SVG that the pdf library does not know, so they are printed as
 * pixels.
 */
async function readPicture({ cover }: Booklet): Promise<Drawing | Buffer> {
  if (typeof cover !== 'string') return cover
  const svg = readFileSync(join(app.publicPath('img'), cover))
  /** Where booklets are made there are development packages; a server that only hands them out has none. */
  const { default: sharp } = await import('sharp')
  return sharp(svg, { density: 200 }).resize({ width: 1200 }).png({ palette: true }).toBuffer()
}
