import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'

/** How much of its darkness a picture keeps when ink is saved: its areas, and its outlines more. */
const KEPT = { area: 0.12, outline: 1.2 } as const
/** How far around it a picture is darker where it has an outline, in pixels. */
const AROUND = 9

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
  if (color) return pixels.png({ palette: true }).toBuffer()
  const { data, width, height } = await inGrey(pixels)
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png({ palette: true })
    .toBuffer()
}

/** Areas become a tint. An outline is what is darker than its surroundings, and can be seen. */
async function inGrey(pixels: Sharp) {
  const grey = pixels.flatten({ background: '#FFFFFF' }).greyscale().toColourspace('b-w')
  const [sharply, vaguely] = await Promise.all(
    [grey.clone(), grey.clone().blur(AROUND)].map((one) =>
      one.raw().toBuffer({ resolveWithObject: true })
    )
  )
  if (!sharply || !vaguely) throw new Error('A picture gave no pixels')
  const data = sharply.data.map((light, at) => {
    const outline = Math.max(0, (vaguely.data[at] ?? light) - light)
    return Math.max(0, 255 - KEPT.area * (255 - light) - KEPT.outline * outline)
  })
  return { data, width: sharply.info.width, height: sharply.info.height }
}
