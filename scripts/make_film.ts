/**
 * Makes the film of Ontgoocheld from its script: pictures, music, captions. The results are
 * committed. Run it again when the script or a drawing changes; it needs `ffmpeg`: `node
 * --import=./bin/typescript.ts scripts/make_film.ts`
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as pictures from '#games/ontgoocheld/story/story_pictures'
import { SCENES } from '#games/ontgoocheld/story/film_script'
import { toWebVtt, times } from '#domain/shop/catalogue/film'
import { toSvg, type Drawing } from '#domain/drawing'
import { useOwnFonts } from './lib/own_fonts.js'
import * as musicBox from './lib/sound/music_box.js'
import { asWav } from './lib/sound/tone.js'
import { itemAt, lastOf, present } from '../domain/present.ts'

useOwnFonts()
const { default: sharp } = await import('sharp')

const FOLDER = 'public/film'
const WIDE = 1280
const HEIGHT = 720
const PER_SECOND = 25
/** The seconds of a transition between two scenes. A caption changes in the middle of it. */
const TRANSITION = 0.8
const BEGIN = times(SCENES)
const DURATION = lastOf(BEGIN)
const WORK = mkdtempSync(join(tmpdir(), 'film-'))

const startOf = (drawing: Drawing) =>
  itemAt(
    BEGIN,
    SCENES.findIndex((scene) => scene.drawing === drawing)
  )
const ease = (part: number) => {
  const t = Math.min(1, Math.max(0, part))
  return t * t * (3 - 2 * t)
}

/** The view of the camera: nearer and farther in turns, and shaking when somebody sneezes. */
function frame(index: number, part: number): { x: number; y: number; b: number; h: number } {
  const { drawing } = itemAt(SCENES, index)
  const { width, height } = drawing
  const outward = ease(part)
  const zoom = 1.005 + 0.085 * (index % 2 ? 1 - outward : outward)
  const [b, h] = [width / zoom, height / zoom]
  const side = itemAt([0.5, 0.35, 0.65], index % 3)
  const jolt =
    drawing === pictures.sneeze && part > 0.55 ? Math.sin(part * 130) * 3 * (1 - part) : 0
  return { x: (width - b) * side + jolt, y: (height - h) * 0.5 + jolt / 2, b, h }
}

/** One picture of a scene. It is rendered from vectors, so that a slow zoom does not tremble. */
async function captureFrame(index: number, moment: number): Promise<Buffer> {
  const begin = itemAt(BEGIN, index) - TRANSITION / 2
  const { x, y, b, h } = frame(
    index,
    (moment - begin) / (itemAt(SCENES, index).seconds + TRANSITION)
  )
  const svg = toSvg(itemAt(SCENES, index).drawing).replace(
    /^<svg ([^>]*)viewBox="[^"]*"/,
    `<svg $1width="${WIDE}" height="${HEIGHT}" viewBox="${x} ${y} ${b} ${h}"`
  )
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

function blended(one: Uint8Array, other: Uint8Array | number, part: number): Uint8Array {
  const to = (position: number) => (typeof other === 'number' ? other : itemAt(other, position))
  return one.map((value, position) => value + (to(position) - value) * part)
}

/** The picture at a moment. During a transition the neighbouring scene shows through. */
async function frameAt(moment: number): Promise<Uint8Array> {
  const index = BEGIN.findLastIndex((begin) => begin <= moment)
  const picture = await captureFrame(index, moment)
  if (moment < TRANSITION) return blended(picture, 0, 1 - ease(moment / TRANSITION))
  if (moment > DURATION - 1.2) return blended(picture, 0, ease((moment - DURATION + 1.2) / 1.2))

  const flash = startOf(pictures.flash)
  if (Math.abs(moment - flash) < TRANSITION / 2) {
    return moment < flash ? picture : blended(picture, 255, 1 - (moment - flash) / (TRANSITION / 2))
  }
  const [since, untilNext] = [moment - itemAt(BEGIN, index), itemAt(BEGIN, index + 1) - moment]
  if (index > 0 && since < TRANSITION / 2) {
    return blended(
      picture,
      await captureFrame(index - 1, moment),
      1 - ease(0.5 + since / TRANSITION)
    )
  }
  if (index < SCENES.length - 1 && untilNext < TRANSITION / 2) {
    return blended(
      picture,
      await captureFrame(index + 1, moment),
      ease(0.5 - untilNext / TRANSITION)
    )
  }
  return picture
}

/**
 * The music of the film: the music box plays, stops at the sneeze, runs down out of tune, and
 * recovers.
 */
function music(): Float64Array {
  const whole = new Float64Array(DURATION * musicBox.HERTZ)
  const [sneezeStart, flash] = [startOf(pictures.sneeze), startOf(pictures.flash)]
  for (let index = 0; index < 9; index++) musicBox.add(whole, musicBox.click, 0.5 + index * 0.16)
  musicBox.run(whole, [67, 71, 74, 79, 83], 2.3, 0.22)
  musicBox.play(whole, [startOf(pictures.welcome), sneezeStart], [0, 15], () => ({ beat: 0.395 }))

  musicBox.add(whole, musicBox.breath, sneezeStart + 0.4)
  musicBox.add(whole, musicBox.breath, sneezeStart + 1.2)
  musicBox.add(whole, musicBox.sneeze, sneezeStart + 2.1)
  musicBox.add(whole, musicBox.bang, flash)
  const tall = [91, 90, 86, 84, 83, 79, 78, 76, 74, 71, 69, 67]
  musicBox.run(whole, tall, flash + 0.7, 0.16)

  for (let index = 0; index < 5; index++) {
    musicBox.run(
      whole,
      [67 + 2 * index, 74 + 2 * index],
      startOf(pictures.fiveThings) + 1.6 + index,
      0.16
    )
    musicBox.add(whole, musicBox.click, startOf(pictures.fiveLocks) + 0.5 + index * 0.55)
  }

  const shoes = startOf(pictures.stuckShoes)
  musicBox.play(whole, [startOf(pictures.dancingCards), shoes], [0, 15], (part) => ({
    beat: 0.42 + 0.5 * part ** 2,
    offKey: 0.15 + 0.9 * part,
    missed: 0.45 * part,
  }))
  musicBox.add(whole, musicBox.deflatingBalloon, startOf(pictures.deflatingBalloon) + 0.5)
  for (const after of [1.2, 2.2, 3.6]) musicBox.add(whole, musicBox.thud, shoes + after)

  const childrenStart = startOf(pictures.children)
  const opening = startOf(pictures.opening)
  musicBox.play(whole, [childrenStart, opening], [8, 15], (part) => ({
    beat: 0.6 - 0.17 * part,
    offKey: 0.25 * Math.max(0, 0.3 - part),
  }))
  musicBox.run(whole, [67, 71, 74, 79, 83, 86, 91], opening + 0.2, 0.13)
  musicBox.add(whole, musicBox.click, opening + 1.2)
  for (const note of [55, 67, 74, 79, 83])
    musicBox.add(whole, musicBox.tine(note, 0.4), opening + 2.2)

  const top = whole.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return whole.map((sample) => (0.8 * sample) / top)
}

function ffmpeg(...options: string[]): ChildProcess {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

async function done(child: ChildProcess) {
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

const WITHOUT_DATE = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
]

/** Records all pictures once, nearly without loss. The two published forms are made from this. */
async function record(path: string, sound: string) {
  const child = ffmpeg(
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDE}x${HEIGHT}`, '-r', `${PER_SECOND}`],
    ...['-i', '-', '-i', sound, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '8'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le', path]
  )
  const end = done(child)
  const input = present(child.stdin, 'the way into the film')
  for (let index = 0; index < DURATION * PER_SECOND; index++) {
    const flushed = input.write(await frameAt(index / PER_SECOND))
    if (!flushed) await once(input, 'drain')
  }
  input.end()
  await end
}

mkdirSync(FOLDER, { recursive: true })
const [sound, raw] = [join(WORK, 'sound.wav'), join(WORK, 'raw.mkv')]
writeFileSync(sound, asWav(music(), musicBox.HERTZ))
await record(raw, sound)
await done(
  ffmpeg(
    ...['-i', raw, ...WITHOUT_DATE, '-c:v', 'libx264', '-preset', 'slow', '-crf', '29'],
    ...['-tune', 'animation', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
    ...['-b:a', '80k', '-movflags', '+faststart', `${FOLDER}/ontgoocheld.mp4`]
  )
)
await sharp(await captureFrame(0, 2), { raw: { width: WIDE, height: HEIGHT, channels: 3 } })
  .png({ palette: true, effort: 10 })
  .toFile(`${FOLDER}/ontgoocheld.png`)
writeFileSync(`${FOLDER}/ontgoocheld.vtt`, toWebVtt(SCENES))
rmSync(WORK, { recursive: true })
for (const kind of ['mp4', 'png', 'vtt']) {
  console.log(
    `${FOLDER}/ontgoocheld.${kind} ${statSync(`${FOLDER}/ontgoocheld.${kind}`).size} bytes`
  )
}
