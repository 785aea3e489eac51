import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { isKept, keepFile } from '#app/core/kept_file'
import { endingOf, fileNameOf, BOOKLETS_FOLDER, mark } from '#app/shop/booklets/booklet_mark'
import { orderLine } from '#app/shop/booklets/order_line'
import { bookletPdf } from '#app/shop/booklets/booklet_pdf'
import { stampedFolder } from '#app/shop/booklets/stamped_files'
import { stampAddress } from '#app/shop/booklets/stamp_address'
import { stampPdf } from '#app/shop/booklets/stamp_pdf'
import { bookletFor } from '#games/booklets'
import type { Booklet } from '#domain/shop/booklets/booklet'
import type { Edition } from '#domain/shop/booklets/edition'
import type Delivery from '#models/shop/delivery'
import env from '#start/env'

/**
 * The pdf of a delivery, stamped with order number and name. It is made once and kept, so that an
 * interrupted download continues with the same bytes. A new edition has another mark in its name, so
 * that an old link brings the new booklet.
 */
export async function bookletOf(
  delivery: Delivery,
  edition: Edition
): Promise<{ path: string; name: string }> {
  const { order } = delivery
  const { number, itemName } = order
  const booklet = bookletFor(itemName)
  const path = join(
    stampedFolder(),
    `${delivery.id}-${number}-${mark(booklet)}${endingOf(edition)}`
  )
  if (!(await isKept(path))) {
    await keepFile(path, await stampPdf(await addressedBooklet(booklet, edition), orderLine(order)))
  }
  return { path, name: `${itemName}-${number}${endingOf(edition)}` }
}

/** A booklet without a name, with the address of its hint page when it has one. */
export async function addressedBooklet(booklet: Booklet, edition: Edition): Promise<Buffer> {
  const pdf = await bareBooklet(booklet, edition)
  if (!booklet.hintPath) return pdf
  return Buffer.from(await stampAddress(pdf, new URL(booklet.hintPath, env.appUrl).href))
}

/**
 * A booklet without a name. The build contains them all; a booklet that changed since is rendered
 * at the first request, and kept.
 */
async function bareBooklet(booklet: Booklet, edition: Edition): Promise<Buffer> {
  for (const folder of [BOOKLETS_FOLDER, join('build', BOOKLETS_FOLDER)]) {
    const built = join(app.makePath(folder), fileNameOf(booklet, edition))
    if (await isKept(built)) return readFile(built)
  }
  const path = join(env.storageDir, BOOKLETS_FOLDER, fileNameOf(booklet, edition))
  if (!(await isKept(path))) await keepFile(path, await bookletPdf(booklet, edition))
  return readFile(path)
}
