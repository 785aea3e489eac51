import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { isKept, keepFile } from '#app/core/kept_file'
import { drawInWorker } from '#app/core/pdf/draw_in_worker'
import { endingOf } from '#app/shop/booklets/booklet_mark'
import { orderLine } from '#app/shop/booklets/order_line'
import { stampedFolder } from '#app/shop/booklets/stamped_files'
import { stampPdf } from '#app/shop/booklets/stamp_pdf'
import { PARTIES_FOLDER, packMark, packName, pictureName } from '#app/shop/party/party_mark'
import type { Edition } from '#domain/shop/booklets/edition'
import type { PartyPack } from '#domain/shop/party/party_pack'
import type Delivery from '#models/shop/delivery'
import env from '#start/env'

export type PartyFile = { readonly path: string; readonly name: string; readonly type: string }

/**
 * The pack of a delivery, with order number and name on the host's page. It is made once and kept,
 * and goes when the delivery's booklet goes.
 */
export async function packOf(
  { id, order }: Delivery,
  pack: PartyPack,
  edition: Edition
): Promise<PartyFile> {
  const { number, itemName } = order
  const ending = endingOf(edition)
  const path = join(stampedFolder(), `${id}-${number}-feest-${packMark(pack)}${ending}`)
  if (!(await isKept(path))) {
    const bare = await readFile(await barePack(pack, edition))
    await keepFile(path, await stampPdf(bare, orderLine(order)))
  }
  return { path, name: `feestpakket-${itemName}-${number}${ending}`, type: 'application/pdf' }
}

/** The picture of an invitation. Nobody's name is on it: guests get it. */
export const invitationOf = async (pack: PartyPack): Promise<PartyFile> => ({
  path: await made(pictureName(pack), '#app/shop/party/invitation_picture', { pack }),
  name: `uitnodiging-${pack.itemName}.png`,
  type: 'image/png',
})

/**
 * The path of a pack without a name, for people without an order.
 * @param edition in colour, or in grey for a printer that should save ink
 */
export const barePack = (pack: PartyPack, edition: Edition): Promise<string> =>
  made(packName(pack, edition), '#app/shop/party/party_pdf', { pack, edition })

/**
 * The path of a file that the build contains. One that changed since is drawn beside the process at
 * the first request, and kept.
 */
async function made(name: string, sheet: string, what: object): Promise<string> {
  for (const folder of [PARTIES_FOLDER, join('build', PARTIES_FOLDER)]) {
    const built = join(app.makePath(folder), name)
    if (await isKept(built)) return built
  }
  const path = join(env.storageDir, PARTIES_FOLDER, name)
  if (!(await isKept(path)))
    await keepFile(path, await drawInWorker(sheet, { ...what, pictures: app.publicPath('img') }))
  return path
}
