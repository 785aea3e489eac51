import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'

/** Where zips with invoices are made and kept until they are fetched. */
export const exportFolder = () => join(env.storageDir, 'invoice_exports')

/** The zip of an export that is ready. Each run has files of its own, so that none touches another's. */
export const exportFile = (id: number, run: string) => join(exportFolder(), `${id}.${run}.zip`)

/** The same while it is being written. */
export const unfinishedFile = (id: number, run: string) => `${exportFile(id, run)}.part`

/** Makes the folder, when it is not there yet. */
export const makeRoom = () => mkdir(exportFolder(), { recursive: true })

/**
 * Deletes what there is of an export, ready or not. On this disk a file may be deleted while it is
 * written.
 *
 * @param kept the run whose files stay
 */
export async function forgetExport(id: number, kept?: string) {
  const names = await readdir(exportFolder()).catch((): string[] => [])
  const gone = names.filter(
    (name) => name.startsWith(`${id}.`) && !(kept && name.startsWith(`${id}.${kept}.`))
  )
  for (const name of gone) await rm(join(exportFolder(), name), { force: true })
}

/** Deletes the files of exports that are about to be deleted. */
export async function forgetExports(_trx: unknown, ids: readonly number[]) {
  for (const id of ids) await forgetExport(id)
}
