/**
 * Makes the sound clips of the games, from the same words that the content holds. The clips are
 * committed; this runs again when a word changes, and needs `ffmpeg`:
 * `node --import=@poppinss/ts-exec scripts/maak_geluid.ts`
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { WOORDEN, alsMorse } from '#content/spelen/cunera/morse'
import { achterElkaar, alsWav, bel, stilte, toon } from './lib/toon.js'

const MAP = 'public/geluid'
/** A dot of 0.12 s is ten words a minute: slow enough to write along. */
const PUNT = 0.12
const TOONHOOGTE = 620

/** Dot 1, dash 3, between signs 1, between letters 4 units: a little more air than the rule's 3. */
function gesein(woord: string): Float64Array {
  const delen = [stilte(0.25)]
  for (const letter of alsMorse(woord).split(' ')) {
    for (const teken of letter) {
      delen.push(toon(TOONHOOGTE, teken === '.' ? PUNT : 3 * PUNT), stilte(PUNT))
    }
    delen.push(stilte(3 * PUNT))
  }
  return achterElkaar(delen)
}

function schrijf(naam: string, samples: Float64Array) {
  const pad = `${MAP}/${naam}.mp3`
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'wav',
      '-i',
      '-',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-b:a',
      '32k',
      pad,
    ],
    { input: alsWav(samples) }
  )
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`)
  console.log(`${pad} ${statSync(pad).size} bytes, ${(samples.length / 16_000).toFixed(1)} s`)
}

mkdirSync(`${MAP}/cunera`, { recursive: true })
WOORDEN.forEach((woord, nr) => schrijf(`cunera/woord${nr + 1}`, gesein(woord)))
schrijf('bel', bel(1320, 1.1))
