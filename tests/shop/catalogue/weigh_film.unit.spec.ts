import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const MAX_BYTES = 1_500_000
const SECONDS = 20

const film = readFileSync(new URL('../../../public/film/zo-werkt-het.mp4', import.meta.url))

/** How long it plays, as the `mvhd` box of the first edition says: a timescale and a duration. */
function secondsOf(mp4: Buffer): number {
  const box = mp4.indexOf('mvhd')
  if (box < 0 || mp4.readUInt8(box + 4) !== 0) throw new Error('there is no mvhd of edition 0')
  return mp4.readUInt32BE(box + 20) / mp4.readUInt32BE(box + 16)
}

/** What the tracks hold, by the `hdlr` box of each. */
function tracksOf(mp4: Buffer): string[] {
  const kinds: string[] = []
  for (let box = mp4.indexOf('hdlr'); box >= 0; box = mp4.indexOf('hdlr', box + 4))
    kinds.push(mp4.toString('latin1', box + 12, box + 16))
  return kinds.filter((kind) => kind !== 'mdir')
}

test.group('The film of how it works', () => {
  test('the film weighs little, lasts twenty seconds and has no sound', ({ assert }) => {
    assert.isAtMost(film.length, MAX_BYTES)
    assert.closeTo(secondsOf(film), SECONDS, 0.1)
    assert.deepEqual(tracksOf(film), ['vide'])
  })
})
