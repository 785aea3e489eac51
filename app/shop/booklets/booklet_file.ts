import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { DateTime } from 'luxon'
import { freshToken } from '#app/core/tokens'
import { winkelInstellingen } from '#app/shop/settings/shop_settings'
import { bestandsnaam, BOOKLETS_FOLDER, mark } from '#app/shop/booklets/booklet_mark'
import { boekjePdf } from '#app/shop/booklets/booklet_pdf'
import { stempel } from '#app/shop/booklets/stamp_pdf'
import { bookletFor } from '#games/booklets'
import type { Booklet } from '#domain/shop/booklets/booklet'
import type Delivery from '#models/shop/delivery'
import env from '#start/env'

/**
 * The pdf of a delivery, stamped with order number and name. Made once and kept, so that a download
 * that was broken off goes on in the same bytes.
 */
export async function bookletOf(delivery: Delivery): Promise<{ path: string; name: string }> {
  const { bestelling: order } = delivery
  const { nummer: number, naam: name, itemName } = order
  const booklet = bookletFor(itemName)
  const path = join(filesFolder(), `${delivery.id}-${number}-${mark(booklet)}.pdf`)
  if (!(await existing(path))) {
    const shop = (await winkelInstellingen()).naam
    const line = `${shop}, bestelling ${number} voor ${name}. Alleen voor eigen gebruik.`
    await save(path, await stempel(await kaalBoekje(booklet), line))
  }
  return { path, name: `${itemName}-${number}.pdf` }
}

/**
 * A booklet without a name. The build brings them all; one that changed since is rendered when it is
 * first asked for, and kept.
 */
export async function kaalBoekje(booklet: Booklet): Promise<Buffer> {
  for (const folder of [BOOKLETS_FOLDER, join('build', BOOKLETS_FOLDER)]) {
    const built = join(app.makePath(folder), bestandsnaam(booklet))
    if (await existing(built)) return readFile(built)
  }
  const path = join(env.storageDir, BOOKLETS_FOLDER, bestandsnaam(booklet))
  if (!(await existing(path))) await save(path, await boekjePdf(booklet))
  return readFile(path)
}

/** Under another name until it is whole: two who ask at once each find all of it. */
async function save(path: string, content: Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${freshToken()}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

const existing = (path: string) =>
  access(path).then(
    () => true,
    () => false
  )

/**
 * Forgets the rendered files of before a moment. One is made again when it is asked for, so none is kept
 * for long: it carries a name.
 *
 * @param proef counts only
 */
export async function cleanUpFiles(before: DateTime, dryRun: boolean): Promise<number> {
  let count = 0
  for (const name of await listFiles()) {
    const path = join(filesFolder(), name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs >= before.toMillis()) continue
    if (!dryRun) await rm(path, { force: true })
    count += 1
  }
  return count
}

/** Forgets what was rendered for these deliveries. */
export async function forgetFilesOf(deliveryIds: readonly number[]): Promise<number> {
  const wanted = new Set(deliveryIds.map(String))
  const removed = (await listFiles()).filter((name) => wanted.has(name.split('-', 1)[0]!))
  for (const name of removed) await rm(join(filesFolder(), name), { force: true })
  return removed.length
}

const listFiles = () => readdir(filesFolder()).catch((): string[] => [])

function filesFolder(): string {
  return join(env.storageDir, 'downloads')
}
