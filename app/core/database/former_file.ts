import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartRefused } from '#app/core/guard/exit_codes'

/**
 * The name of the SQLite file in STORAGE_DIR in earlier versions, whose tables this program cannot
 * read.
 */
const FORMER = 'winkel.sqlite3'

/**
 * Refuses to open an empty database beside one of an earlier version, which would look like lost
 * data.
 *
 * @param filename the SQLite file that is about to be opened or created
 * @throws StartRefused when only the earlier file exists
 */
export function refuseFormerFile(filename: string) {
  const former = join(dirname(filename), FORMER)
  if (former === filename || existsSync(filename) || !existsSync(former)) return
  throw new StartRefused(
    `${former} is the database of a former version, which this one cannot read. Move it away, or set STORAGE_DIR.`
  )
}
