import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Result } from '@adonisjs/core/health'
import { BoundedCheck } from '#app/core/health/bounded_check'

const WARN_ABOVE = 85
const FAIL_ABOVE = 97

/** Checks the disks that hold our data: STORAGE_DIR, and the folder of the SQLite file. */
export class DiskCheck extends BoundedCheck {
  name = 'disk'

  constructor(
    protected readonly folders: readonly string[],
    protected readonly measure: (folder: string) => Promise<number> = percentUsed
  ) {
    super()
  }

  protected async look() {
    const used = await Promise.all(this.folders.map((folder) => this.measure(folder)))
    const most = Math.max(...used)
    const told = `The fullest disk with our data is ${Math.round(most)} % full`
    if (most > FAIL_ABOVE) return Result.failed(told)
    return most > WARN_ABOVE ? Result.warning(told) : Result.ok(told)
  }
}

/** What `df` shows: without the blocks that only root may use. */
async function percentUsed(folder: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(folder)
  const used = blocks - bfree
  return used + bavail === 0 ? 0 : (100 * used) / (used + bavail)
}

/** The folders that hold data of a shop. */
export function dataFolders(
  storageDir: string,
  database: { readonly client: string; readonly filename?: string }
): string[] {
  return [...new Set([storageDir, ...(database.filename ? [dirname(database.filename)] : [])])]
}
