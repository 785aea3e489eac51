/**
 * Makes the film of Ontgoocheld from its script: pictures, music, captions. What it makes is
 * committed; this runs again when the script or a drawing changes, and needs `ffmpeg`:
 * `node --import=@poppinss/ts-exec scripts/maak_filmpje.ts`
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as beelden from '#content/boekjes/ontgoocheld/beelden'
import { SCENES } from '#content/boekjes/ontgoocheld/filmpje'
import { alsWebVtt, tijden } from '#domain/spelen/film'
import { alsSvg, type Tekening } from '#domain/spelen/tekening'
import { gebruikEigenLetters } from './lib/letters.js'
import * as doos from './lib/speeldoos.js'
import { alsWav } from './lib/toon.js'

gebruikEigenLetters()
const { default: sharp } = await import('sharp')

const MAP = 'public/film'
const BREED = 1280
const HOOG = 720
const PER_SECONDE = 25
/** From one scene into the next; a caption changes in the middle of it. */
const OVERGANG = 0.8
const BEGIN = tijden(SCENES)
const DUUR = BEGIN.at(-1)!
const WERK = mkdtempSync(join(tmpdir(), 'filmpje-'))

const beginVan = (tekening: Tekening) =>
  BEGIN[SCENES.findIndex((scene) => scene.tekening === tekening)]!
const zacht = (deel: number) => {
  const t = Math.min(1, Math.max(0, deel))
  return t * t * (3 - 2 * t)
}

/** Where the camera looks: nearer or farther by turns, and shaking when somebody sneezes. */
function kader(nr: number, deel: number): { x: number; y: number; b: number; h: number } {
  const { tekening } = SCENES[nr]!
  const { breedte, hoogte } = tekening
  const heen = zacht(deel)
  const zoom = 1.005 + 0.085 * (nr % 2 ? 1 - heen : heen)
  const [b, h] = [breedte / zoom, hoogte / zoom]
  const kant = [0.5, 0.35, 0.65][nr % 3]!
  const schok = tekening === beelden.nies && deel > 0.55 ? Math.sin(deel * 130) * 3 * (1 - deel) : 0
  return { x: (breedte - b) * kant + schok, y: (hoogte - h) * 0.5 + schok / 2, b, h }
}

/** One picture of a scene; vectors, so that a slow zoom does not tremble. */
async function opname(nr: number, moment: number): Promise<Buffer> {
  const begin = BEGIN[nr]! - OVERGANG / 2
  const { x, y, b, h } = kader(nr, (moment - begin) / (SCENES[nr]!.seconden + OVERGANG))
  const svg = alsSvg(SCENES[nr]!.tekening).replace(
    /^<svg ([^>]*)viewBox="[^"]*"/,
    `<svg $1width="${BREED}" height="${HOOG}" viewBox="${x} ${y} ${b} ${h}"`
  )
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

function gemengd(een: Uint8Array, ander: Uint8Array | number, deel: number): Uint8Array {
  const naar = (plek: number) => (typeof ander === 'number' ? ander : ander[plek]!)
  return een.map((waarde, plek) => waarde + (naar(plek) - waarde) * deel)
}

/** The picture at a moment, with what goes before or comes after it showing through. */
async function beeldOp(moment: number): Promise<Uint8Array> {
  const nr = BEGIN.findLastIndex((begin) => begin <= moment)
  const beeld = await opname(nr, moment)
  if (moment < OVERGANG) return gemengd(beeld, 0, 1 - zacht(moment / OVERGANG))
  if (moment > DUUR - 1.2) return gemengd(beeld, 0, zacht((moment - DUUR + 1.2) / 1.2))

  const flits = beginVan(beelden.flits)
  if (Math.abs(moment - flits) < OVERGANG / 2) {
    return moment < flits ? beeld : gemengd(beeld, 255, 1 - (moment - flits) / (OVERGANG / 2))
  }
  const [sinds, totNa] = [moment - BEGIN[nr]!, BEGIN[nr + 1]! - moment]
  if (nr > 0 && sinds < OVERGANG / 2) {
    return gemengd(beeld, await opname(nr - 1, moment), 1 - zacht(0.5 + sinds / OVERGANG))
  }
  if (nr < SCENES.length - 1 && totNa < OVERGANG / 2) {
    return gemengd(beeld, await opname(nr + 1, moment), zacht(0.5 - totNa / OVERGANG))
  }
  return beeld
}

/** The music box plays, falls silent at the sneeze, runs down out of tune, and finds itself again. */
function muziek(): Float64Array {
  const geheel = new Float64Array(DUUR * doos.HERTZ)
  const [nies, flits] = [beginVan(beelden.nies), beginVan(beelden.flits)]
  for (let nr = 0; nr < 9; nr++) doos.leg(geheel, doos.klik, 0.5 + nr * 0.16)
  doos.loopje(geheel, [67, 71, 74, 79, 83], 2.3, 0.22)
  doos.speel(geheel, [beginVan(beelden.begroeting), nies], [0, 15], () => ({ tel: 0.395 }))

  doos.leg(geheel, doos.ademteug, nies + 0.4)
  doos.leg(geheel, doos.ademteug, nies + 1.2)
  doos.leg(geheel, doos.nies, nies + 2.1)
  doos.leg(geheel, doos.knal, flits)
  const hoog = [91, 90, 86, 84, 83, 79, 78, 76, 74, 71, 69, 67]
  doos.loopje(geheel, hoog, flits + 0.7, 0.16)

  for (let nr = 0; nr < 5; nr++) {
    doos.loopje(geheel, [67 + 2 * nr, 74 + 2 * nr], beginVan(beelden.vijfDingen) + 1.6 + nr, 0.16)
    doos.leg(geheel, doos.klik, beginVan(beelden.vijfSloten) + 0.5 + nr * 0.55)
  }

  const schoenen = beginVan(beelden.vasteSchoenen)
  doos.speel(geheel, [beginVan(beelden.dansendeKaarten), schoenen], [0, 15], (deel) => ({
    tel: 0.42 + 0.5 * deel ** 2,
    vals: 0.15 + 0.9 * deel,
    gemist: 0.45 * deel,
  }))
  doos.leg(geheel, doos.leegloper, beginVan(beelden.leegloper) + 0.5)
  for (const na of [1.2, 2.2, 3.6]) doos.leg(geheel, doos.bons, schoenen + na)

  const kinderen = beginVan(beelden.kinderen)
  const opening = beginVan(beelden.opening)
  doos.speel(geheel, [kinderen, opening], [8, 15], (deel) => ({
    tel: 0.6 - 0.17 * deel,
    vals: 0.25 * Math.max(0, 0.3 - deel),
  }))
  doos.loopje(geheel, [67, 71, 74, 79, 83, 86, 91], opening + 0.2, 0.13)
  doos.leg(geheel, doos.klik, opening + 1.2)
  for (const noot of [55, 67, 74, 79, 83]) doos.leg(geheel, doos.tand(noot, 0.4), opening + 2.2)

  const top = geheel.reduce((hoogste, sample) => Math.max(hoogste, Math.abs(sample)), 0)
  return geheel.map((sample) => (0.8 * sample) / top)
}

function ffmpeg(...opties: string[]): ChildProcess {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...opties], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

async function klaar(proces: ChildProcess) {
  const [code] = (await once(proces, 'close')) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

const ZONDER_DATUM = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
]

/** All pictures once, nearly without loss; the two forms are made from this. */
async function opnemen(pad: string, geluid: string) {
  const proces = ffmpeg(
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${BREED}x${HOOG}`, '-r', `${PER_SECONDE}`],
    ...['-i', '-', '-i', geluid, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '8'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le', pad]
  )
  const einde = klaar(proces)
  for (let nr = 0; nr < DUUR * PER_SECONDE; nr++) {
    const genoeg = proces.stdin!.write(await beeldOp(nr / PER_SECONDE))
    if (!genoeg) await once(proces.stdin!, 'drain')
  }
  proces.stdin!.end()
  await einde
}

mkdirSync(MAP, { recursive: true })
const [geluid, ruw] = [join(WERK, 'geluid.wav'), join(WERK, 'ruw.mkv')]
writeFileSync(geluid, alsWav(muziek(), doos.HERTZ))
await opnemen(ruw, geluid)
await klaar(
  ffmpeg(
    ...['-i', ruw, ...ZONDER_DATUM, '-c:v', 'libx264', '-preset', 'slow', '-crf', '29'],
    ...['-tune', 'animation', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
    ...['-b:a', '80k', '-movflags', '+faststart', `${MAP}/ontgoocheld.mp4`]
  )
)
await sharp(await opname(0, 2), { raw: { width: BREED, height: HOOG, channels: 3 } })
  .png({ palette: true, effort: 10 })
  .toFile(`${MAP}/ontgoocheld.png`)
writeFileSync(`${MAP}/ontgoocheld.vtt`, alsWebVtt(SCENES))
rmSync(WERK, { recursive: true })
for (const soort of ['mp4', 'png', 'vtt']) {
  console.log(`${MAP}/ontgoocheld.${soort} ${statSync(`${MAP}/ontgoocheld.${soort}`).size} bytes`)
}
