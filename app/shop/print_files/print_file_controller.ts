import type { HttpContext } from '@adonisjs/core/http'
import { adminHead } from '#app/admin/shell/admin_head'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { drawInWorker } from '#app/core/pdf/draw_in_worker'
import { sendPdf } from '#app/core/pdf/send_pdf'
import { addressedBooklet } from '#app/shop/booklets/booklet_file'
import type { CoverSheet } from '#app/shop/print_files/cover_sheet_pdf'
import PrintFileTransformer, {
  EDITION_NAMES,
  FILE_NAMES,
} from '#app/shop/print_files/print_file_transformer'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { printFilesOf, type PrintFile } from '#domain/shop/print_files/print_files'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { EDITIONS, type Edition } from '#domain/shop/booklets/edition'
import { BOOKLETS } from '#games/booklets'

/** The booklets for the owner to print, also those that the shop posts; without anybody's name. */
export default class PrintFileController {
  async index({ inertia }: HttpContext) {
    const title = 'Boekjes'
    return inertia.render(
      'shop/print_files/admin_print_files_page',
      { title, booklets: PrintFileTransformer.transform([...BOOKLETS]) },
      adminHead(title)
    )
  }

  async show(ctx: HttpContext) {
    const { params } = ctx
    const booklet = BOOKLETS.find(({ itemName }) => itemName === params.spel)
    const edition = EDITIONS.find((one) => EDITION_NAMES[one] === params.editie)
    const file = booklet && printFilesOf(booklet).find((one) => FILE_NAMES[one] === params.bestand)
    if (!edition || !file) throw pageNotFound()
    const name = [booklet.itemName, EDITION_NAMES[edition], FILE_NAMES[file]].join('-')
    return sendPdf(ctx, name, await draw(booklet, edition, file))
  }
}

async function draw(booklet: Booklet, edition: Edition, file: PrintFile): Promise<Buffer> {
  const pdf = await addressedBooklet(booklet, edition)
  if (file === 'booklet') return pdf
  if (file === 'folded') return drawInWorker('#app/shop/print_files/folded_pdf', { pdf })
  const { itemName } = booklet
  const { name: shop } = await shopSettings()
  return drawInWorker('#app/shop/print_files/cover_sheet_pdf', {
    ...{ itemName, edition, pdf, shop },
  } satisfies CoverSheet)
}
