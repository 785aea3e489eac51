import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { PAPER_STYLE_HASH } from '#app/core/web_document/paper_style'
import { sendDocument } from '#app/core/web_document/send_document'
import { testPrintPage } from '#app/shop/booklets/test_print/test_print_page'
import { testPrint } from '#app/shop/booklets/test_print/test_print_pdf'
import { shopSettings } from '#app/shop/settings/shop_settings'

/** One free page that shows whether a printer prints our games as intended. */
export default class TestPrintController {
  async show({ request, response }: HttpContext) {
    const { pdf, etag } = await testPrint()
    response.header('cache-control', 'public, max-age=86400')
    response.header('etag', etag)
    if (request.header('if-none-match') === etag) return response.status(304).send(null)
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', 'inline; filename="printproef.pdf"')
    return response.send(pdf)
  }

  async page(ctx: HttpContext) {
    const { name } = await shopSettings()
    return sendDocument(ctx, testPrintPage(name, urlFor('test_print.show')), PAPER_STYLE_HASH)
  }
}
