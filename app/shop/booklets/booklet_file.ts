import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { freshToken } from '#app/core/tokens'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { fileNameOf, BOOKLETS_FOLDER, mark } from '#app/shop/booklets/booklet_mark'
import { bookletPdf } from '#app/shop/booklets/booklet_pdf'
import { stampedFolder } from '#app/shop/booklets/stamped_files'
import { stampPdf } from '#app/shop/booklets/stamp_pdf'
import { bookletFor } from '#games/booklets'
import type { Booklet } from '#domain/shop/booklets/booklet'
import type Delivery from '#models/shop/delivery'
import env from '#start/env'

/**
 * The pdf of a delivery, stamped with order number and name. It is made once and kept, so that an
 * interrupted download continues with the same bytes.
 */
export async function bookletOf(delivery: Delivery): Promise<{ path: string; name: string }> {
  const { order } = delivery
  const { number, name, itemName } = order
  const booklet = bookletFor(itemName)
  const path = join(stampedFolder(), `${delivery.id}-${number}-${mark(booklet)}.pdf`)
  if (!(await existing(path))) {
    const shop = (await shopSettings()).name
    const line = `${shop}, bestelling ${number} voor ${name}. Alleen voor eigen gebruik.`
    await save(path, await stampPdf(await bareBooklet(booklet), line))
  }
  return { path, name: `${itemName}-${number}.pdf` }
}

/**
 * A booklet without a name. The build contains them all; a booklet that changed since is rendered
 * at the first request, and kept.
 */
export async function bareBooklet(booklet: Booklet): Promise<Buffer> {
  for (const folder of [BOOKLETS_FOLDER, join('build', BOOKLETS_FOLDER)]) {
    const built = join(app.makePath(folder), fileNameOf(booklet))
    if (await existing(built)) return readFile(built)
  }
  const path = join(env.storageDir, BOOKLETS_FOLDER, fileNameOf(booklet))
  if (!(await existing(path))) await save(path, await bookletPdf(booklet))
  return readFile(path)
}

/**
 * Writes a file under another name until it is complete, so that two requests at once both find a
 * whole file.
 */
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
