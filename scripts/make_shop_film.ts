/**
 * Makes the film of 'Zo werkt het': its scenes, with pages of a booklet on the table. The results
 * are committed. It needs `ffmpeg`, and the pictures that `npm run build` makes of the booklets:
 * `node --import=./bin/typescript.ts scripts/make_shop_film.ts`
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { HOW_IT_WORKS, PAPER } from '#content/how_it_works/how_it_works_scenes'
import { outlinedText } from '#app/play/drawings/outlined_text'
import { pictureName, previewSheets } from '#app/shop/catalogue/preview_sheets'
import { toSvg, type Text } from '#domain/drawing'
import { present } from '#domain/present'
import { BOOKLETS } from '#games/booklets'
import { text } from '#games/kit/shapes'

const FILM = 'public/film/zo-werkt-het'
const WIDE = 960
const HIGH = 540
const PER_SECOND = 25
const SECONDS = 20
/** The seconds in which one scene becomes the next. */
const TRANSITION = 0.5

const booklet = present(
  BOOKLETS.find(({ itemName }) => itemName === 'cunera-van-rhenen'),
  'the booklet of the game that is free'
)
const pages = await Promise.all(
  previewSheets(booklet).map(async (sheet) => {
    const file = readFileSync(`build/public/inkijk/${pictureName(booklet, sheet, 'small')}`)
    const small = await sharp(file).resize(340).jpeg({ quality: 88 }).toBuffer()
    return `data:image/jpeg;base64,${small.toString('base64')}`
  })
)

/** A page of the booklet where a scene has a sheet; drawings have no pictures, so a word marks it. */
const MARK = 'page '
const asMark = (sheet: number) => [text(0, 0, `${MARK}${sheet}`, 1)]
const lettering = (words: Text) =>
  words.text.startsWith(MARK)
    ? `<image width="${PAPER.wide}" height="${PAPER.high}" preserveAspectRatio="none" href="${pages[Number(words.text.slice(MARK.length)) % pages.length]}"/>`
    : outlinedText(words)

const EACH = SECONDS / HOW_IT_WORKS.length

async function pictureOf(index: number, t: number): Promise<Buffer> {
  const { scene } = present(HOW_IT_WORKS[index], 'the scene')
  const svg = toSvg(scene(t, asMark), lettering).replace(
    '<svg ',
    `<svg width="${WIDE}" height="${HIGH}" `
  )
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

async function frameAt(moment: number): Promise<Uint8Array> {
  const index = Math.min(HOW_IT_WORKS.length - 1, Math.floor(moment / EACH))
  const since = moment - index * EACH
  const picture = await pictureOf(index, since / EACH)
  if (index === 0 || since >= TRANSITION) return picture
  const before = await pictureOf(index - 1, 1)
  const part = since / TRANSITION
  return picture.map((value, position) => (before[position] ?? 0) * (1 - part) + value * part)
}

const ffmpeg = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
    ...['-s', `${WIDE}x${HIGH}`, '-r', `${PER_SECOND}`, '-i', '-', '-an'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-tune', 'animation'],
    ...['-profile:v', 'high', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', `${FILM}.mp4`],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] }
)
const end = once(ffmpeg, 'close')
for (let frame = 0; frame < SECONDS * PER_SECOND; frame++) {
  if (!ffmpeg.stdin.write(await frameAt(frame / PER_SECOND))) await once(ffmpeg.stdin, 'drain')
}
ffmpeg.stdin.end()
const [code] = (await end) as [number]
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)

await sharp(await pictureOf(1, 0.6), { raw: { width: WIDE, height: HIGH, channels: 3 } })
  /** The picture in front comes with the home page, so it weighs half of what a frame does. */
  .resize({ width: 720 })
  .webp({ quality: 68, effort: 6 })
  .toFile(`${FILM}.webp`)
for (const kind of ['mp4', 'webp'])
  console.log(`${FILM}.${kind} ${statSync(`${FILM}.${kind}`).size}`)
