import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'

/** How much of its darkness an area keeps when ink is saved. */
const AREA_KEPT = 0.18
/** The widest line that counts as drawn with a pen, in pixels on each side of its middle. */
const PEN = 7
/** How far an edge reaches, in pixels. */
const EDGE = 2
/** Dark tones get more contrast, because people see ink on dark green as clearly as ink on sand. */
const tone = (light: number) => 255 * (light / 255) ** 0.55
/** How light a line of ink is, and the edge of an area that has no line around it. */
const LIGHTNESS = { line: 48, edge: 130 } as const
/** How much lighter the surroundings of a line are, at least and for certain. */
const DARKER = { least: 26, surely: 70 } as const
/** The same for two areas that touch. */
const STEP = { least: 34, surely: 80 } as const

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

/**
 * Areas become a tint, and lines stay as sharp as they were drawn. A line is what disappears when
 * dark parts that are narrower than a pen are filled with what is around them.
 */
async function inGrey(pixels: Sharp) {
  const grey = pixels.flatten({ background: '#FFFFFF' }).greyscale().toColourspace('b-w')
  const { data: light, info } = await grey.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const size = { width, height }
  const tones = light.map(tone)
  const filled = extreme(extreme(tones, size, PEN, Math.max), size, PEN, Math.min)
  const lightest = extreme(filled, size, EDGE, Math.max)
  const data = tones.map((here, at) => {
    const around = filled[at] ?? here
    const line = part(around - here, DARKER)
    const edge = part((lightest[at] ?? here) - around, STEP)
    const tint = 255 - AREA_KEPT * (255 - around)
    return Math.min(blend(tint, LIGHTNESS.line, line), blend(tint, LIGHTNESS.edge, edge))
  })
  return { data, ...size }
}

/** How certain a difference is, from 0 to 1. */
const part = (difference: number, { least, surely }: typeof DARKER | typeof STEP) =>
  Math.min(1, Math.max(0, (difference - least) / (surely - least)))

const blend = (from: number, to: number, share: number) => from + (to - from) * share

type Size = { readonly width: number; readonly height: number }

/** The largest or smallest lightness within a square around each pixel, row by row and then down. */
function extreme(
  pixels: Uint8Array,
  { width, height }: Size,
  reach: number,
  choose: (one: number, other: number) => number
): Uint8Array {
  const along = (from: Uint8Array, place: (at: number) => number, count: number, step: number) =>
    from.map((light, at) => {
      const here = place(at)
      let found = light
      for (let by = -Math.min(reach, here); by <= Math.min(reach, count - 1 - here); by++)
        found = choose(found, from[at + by * step] ?? found)
      return found
    })
  const rows = along(pixels, (at) => at % width, width, 1)
  return along(rows, (at) => Math.floor(at / width), height, width)
}
