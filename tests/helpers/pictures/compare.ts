import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import pixelmatch from 'pixelmatch'
import sharp, { type PngOptions } from 'sharp'

/** Where the pictures are kept. */
export const STORED = 'tests/pictures'
/** The folder for the pictures of a failed comparison. */
const FAILED = 'tmp/pictures'

/** How a picture is kept, and which part of its pixels may differ from then on. */
type Likeness = {
  readonly share: number
  /** How far a pixel's colour may be off and still count as the same, from 0 to 1. */
  readonly threshold: number
  readonly format: PngOptions
}
export const EXACTLY: Likeness = { share: 0, threshold: 0, format: { compressionLevel: 9 } }
/**
 * A palette halves the size of a picture, and puts one pixel in a thousand off by more than the
 * threshold.
 */
export const WITHIN_ONE_PERCENT: Likeness = {
  share: 0.01,
  threshold: 0.02,
  format: { compressionLevel: 9, palette: true, dither: 0 },
}

/** The folder that pictures are written into, instead of being compared. */
export const writtenTo = (): string | undefined => process.env.PICTURES_TO

/**
 * Compares a picture with the one that is kept under this name, or writes it.
 *
 * @param name without extension, such as `covers/binky`
 * @param base the folder of pictures to compare with
 * @returns what is wrong, in a sentence; nothing when it is the same picture
 */
export async function keepPicture(
  name: string,
  png: Uint8Array,
  { share, threshold, format }: Likeness,
  base = app.makePath(STORED)
): Promise<string[]> {
  const folder = writtenTo()
  if (folder) {
    await store(join(folder, `${name}.png`), png, format)
    return []
  }
  const path = join(base, `${name}.png`)
  if (!existsSync(path))
    return [`${name}: no such picture is kept; npm run pictures -- --update keeps it`]

  const [actual, kept] = [await pixelsOf(png), await pixelsOf(path)]
  const { width, height } = actual
  if (width !== kept.width || height !== kept.height) {
    const where = putAside(name, { actual: png })
    return [`${name} is ${width} × ${height}, and was ${kept.width} × ${kept.height}; see ${where}`]
  }
  const diff = Buffer.alloc(actual.data.length)
  const options = { threshold, includeAA: threshold === 0 }
  const different = pixelmatch(actual.data, kept.data, diff, width, height, options)
  if (different <= share * width * height) return []
  const raw = { width, height, channels: 4 as const }
  const where = putAside(name, {
    actual: png,
    diff: await sharp(diff, { raw }).png().toBuffer(),
  })
  const percent = ((100 * different) / (width * height)).toFixed(2)
  return [`${name}: ${different} pixels (${percent} %) differ, ${100 * share} % may; see ${where}`]
}

/** The names of the pictures that are kept in a folder of {@link STORED}, in order. */
export function keptIn(folder: string): string[] {
  const path = app.makePath(STORED, folder)
  const files = existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : []
  return files
    .filter((file) => file.endsWith('.png'))
    .map((file) => join(folder, file.replace(/\.png$/, '')))
    .toSorted()
}

/** Removes what an earlier run left of a folder of {@link STORED}, so that no picture outlives its screen. */
export function beginAnew(folder: string) {
  const to = writtenTo()
  if (to) rmSync(join(to, folder), { recursive: true, force: true })
  rmSync(app.makePath(FAILED, folder), { recursive: true, force: true })
}

async function store(path: string, png: Uint8Array, format: PngOptions) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await sharp(png).png(format).toBuffer())
}

/** @returns the places of the present picture and of the differences in red */
function putAside(name: string, pictures: Record<string, Uint8Array>): string {
  const paths = Object.entries(pictures).map(([what, png]) => {
    const path = join(FAILED, `${name}.${what}.png`)
    mkdirSync(dirname(app.makePath(path)), { recursive: true })
    writeFileSync(app.makePath(path), png)
    return path
  })
  return paths.join(' and ')
}

async function pixelsOf(picture: Uint8Array | string) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
