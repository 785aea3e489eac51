import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'

/** Where zips with invoices are made and kept until they are fetched. */
export const exportFolder = () => join(env.storageDir, 'invoice_exports')

/** The zip of an export that is ready. */
export const exportFile = (id: number) => join(exportFolder(), `${id}.zip`)

/** The unfinished zip of one run; each has its own, so that none writes into another's. */
export const unfinishedFile = (id: number, run: string) => join(exportFolder(), `${id}.${run}.part`)

/** Makes the folder, when it is not there yet. */
export const makeRoom = () => mkdir(exportFolder(), { recursive: true })

/** Deletes what there is of an export, ready or not. On this disk a file may be deleted while it is written. */
export async function forgetExport(id: number) {
  const names = await readdir(exportFolder()).catch((): string[] => [])
  for (const name of names.filter((one) => one.startsWith(`${id}.`)))
    await rm(join(exportFolder(), name), { force: true })
}

/** Deletes the files of exports that are about to be deleted. */
export async function forgetExports(_trx: unknown, ids: readonly number[]) {
  for (const id of ids) await forgetExport(id)
}
