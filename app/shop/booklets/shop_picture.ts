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
const TONES = Uint8Array.from({ length: 256 }, (_, light) => 255 * (light / 255) ** 0.55)
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
  const tones = light.map((here) => TONES[here] ?? here)
  const filled = darkestAround(lightestAround(tones, size, PEN), size, PEN)
  const lightest = lightestAround(filled, size, EDGE)
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

/** The largest lightness within a square around each pixel, in rows and then in columns. */
function lightestAround(pixels: Uint8Array, { width, height }: Size, reach: number): Uint8Array {
  const found = Uint8Array.from(pixels)
  for (let y = 0; y < height; y++) lightestAlong(found, y * width, 1, width, reach)
  for (let x = 0; x < width; x++) lightestAlong(found, x, width, height, reach)
  return found
}

const darkestAround = (pixels: Uint8Array, size: Size, reach: number): Uint8Array =>
  negative(lightestAround(negative(pixels), size, reach))

const negative = (pixels: Uint8Array) => pixels.map((light) => 255 - light)

/**
 * The same along one line of pixels, in place. Each round compares what two neighbouring windows
 * found, so the windows double and a wide pen takes hardly longer than a narrow one.
 */
function lightestAlong(
  pixels: Uint8Array,
  start: number,
  step: number,
  count: number,
  reach: number
) {
  const line = new Uint8Array(count + 2 * reach)
  for (let at = 0; at < count; at++) line[at + reach] = pixels[start + at * step] ?? 0
  const window = 2 * reach + 1
  let seen = 1
  for (; seen * 2 <= window; seen *= 2)
    for (let at = 0; at + seen < line.length; at++)
      line[at] = Math.max(line[at] ?? 0, line[at + seen] ?? 0)
  for (let at = 0; at < count; at++)
    pixels[start + at * step] = Math.max(line[at] ?? 0, line[at + window - seen] ?? 0)
}
