import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How much of its darkness a picture keeps when ink is saved. */
const KEPT = 0.18

/**
 * A picture of the shop as pixels. It uses SVG that the pdf library does not know.
 *
 * @param folder that of the shop's pictures
 * @returns the bytes of a PNG
 */
export async function shopPicture(folder: string, name: string, color: boolean): Promise<Buffer> {
  const svg = readFileSync(join(folder, name))
  const { default: sharp } = await import('sharp')
  const pixels = sharp(svg, { density: 200 }).resize({ width: 1200 })
  if (!color)
    pixels
      .flatten({ background: '#FFFFFF' })
      .greyscale()
      .linear(KEPT, 255 * (1 - KEPT))
  return pixels.png({ palette: true }).toBuffer()
}
