/**
 * Makes the sound clips of the games, from the same words as the content. The clips are committed.
 * Run it again when a word changes; it needs `ffmpeg`: `node --import=./bin/typescript.ts
 * scripts/make_sounds.ts`
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { WORDS, asMorse } from '#games/cunera/morse'
import { inSequence, asWav, bell, silence, tone } from './lib/sound/tone.js'

const FOLDER = 'public/geluid'
/** The seconds of a dot. 0.12 s makes ten words a minute, which is slow enough to write along. */
const POINT = 0.12
const PITCH = 620

/**
 * A word in Morse. A dot takes 1 unit, a dash 3, the gap between signs 1, and the gap between
 * letters 4, one more than the standard 3.
 */
function signaled(word: string): Float64Array {
  const parts = [silence(0.25)]
  for (const letter of asMorse(word).split(' ')) {
    for (const char of letter) {
      parts.push(tone(PITCH, char === '.' ? POINT : 3 * POINT), silence(POINT))
    }
    parts.push(silence(3 * POINT))
  }
  return inSequence(parts)
}

function write(name: string, samples: Float64Array) {
  const path = `${FOLDER}/${name}.mp3`
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
      path,
    ],
    { input: asWav(samples) }
  )
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`)
  console.log(`${path} ${statSync(path).size} bytes, ${(samples.length / 16_000).toFixed(1)} s`)
}

mkdirSync(`${FOLDER}/cunera`, { recursive: true })
WORDS.forEach((word, index) => write(`cunera/woord${index + 1}`, signaled(word)))
write('bel', bell(1320, 1.1))
