/**
 * A folder of compiled code that stays small: code that no program asked for in two weeks is
 * deleted. The modification time of a file is the day on which it was last used, so that a program
 * that starts writes little. The folder is looked through once a day.
 */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 86_400_000
const UNUSED_MS = 14 * DAY_MS
/** The file whose modification time says when the folder was last looked through. */
const TIDIED = '.tidied'

/** The code that is kept here; null when there is none. */
export function readCode(place: string, now = Date.now()): string | null {
  try {
    const code = readFileSync(place, 'utf8')
    if (ageOf(place, now) > DAY_MS) utimesSync(place, now / 1000, now / 1000)
    return code
  } catch {
    return null
  }
}

/** Programs run beside each other, so a file is put in its place whole. */
export function keepCode(folder: string, place: string, code: string) {
  try {
    mkdirSync(folder, { recursive: true })
    const beside = `${place}.${process.pid}`
    writeFileSync(beside, code)
    renameSync(beside, place)
  } catch {
    // Another user may run the programs of this folder, and compiles for itself.
  }
}

/** Drops what was not used for two weeks, at most once a day. */
export function dropUnused(folder: string, now = Date.now()) {
  try {
    const tidied = join(folder, TIDIED)
    if (ageOf(tidied, now) < DAY_MS) return
    for (const name of readdirSync(folder)) {
      const place = join(folder, name)
      if (ageOf(place, now) > UNUSED_MS) rmSync(place, { force: true })
    }
    writeFileSync(tidied, '')
    utimesSync(tidied, now / 1000, now / 1000)
  } catch {
    // There is no folder yet, it is another user's, or a program beside this one was first.
  }
}

/** How long ago a file was used; infinity for a file that is not there. */
function ageOf(place: string, now: number): number {
  const found = statSync(place, { throwIfNoEntry: false })
  return found ? now - found.mtimeMs : Infinity
}
