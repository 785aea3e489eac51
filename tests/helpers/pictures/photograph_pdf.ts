import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** The first page of a pdf as a PNG of this width in pixels. */
export async function photographFirstPage(pdf: Uint8Array, width: number): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const height = Math.round((width * originalHeight) / originalWidth)
    const { data } = await page.render({ width, height, render: 'bitmap' })
    document.destroy()
    const raw = { width, height, channels: 4 as const }
    return await sharp(data, { raw }).removeAlpha().png().toBuffer()
  } finally {
    library.destroy()
  }
}

/** A page as rows of grey, from 0 for black to 255 for white. */
export type PhotoOfPage = {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
  /** The share of it that has a colour, which is no shade of grey. */
  readonly colored: number
}

/** How far the channels of a pixel are apart when people see a colour. Our ink has 26. */
const COLORFUL = 28

/** The share of pixels of four channels, the last of which is how opaque they are, with a colour. */
function coloredShare(pixels: Uint8Array): number {
  let colored = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [one = 0, two = 0, three = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    if (Math.max(one, two, three) - Math.min(one, two, three) > COLORFUL) colored++
  }
  return (4 * colored) / pixels.length
}

/** A booklet that several tests look at is photographed once. */
const known = new WeakMap<Uint8Array, Map<number, Promise<readonly PhotoOfPage[]>>>()

/** All pages of a pdf, each with this width in pixels. */
export function photographPages(pdf: Uint8Array, width: number): Promise<readonly PhotoOfPage[]> {
  const widths = known.get(pdf) ?? new Map<number, Promise<readonly PhotoOfPage[]>>()
  known.set(pdf, widths)
  const photos = widths.get(width) ?? photographAll(pdf, width)
  widths.set(width, photos)
  return photos
}

async function photographAll(pdf: Uint8Array, width: number): Promise<readonly PhotoOfPage[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const photos: PhotoOfPage[] = []
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const height = Math.round((width * originalHeight) / originalWidth)
      const { data } = await page.render({ width, height, render: 'bitmap' })
      const raw = { width, height, channels: 4 as const }
      const grey = await sharp(data, { raw }).removeAlpha().toColourspace('b-w').raw().toBuffer()
      photos.push({ width, height, grey, colored: coloredShare(data) })
    }
    document.destroy()
    return photos
  } finally {
    library.destroy()
  }
}
