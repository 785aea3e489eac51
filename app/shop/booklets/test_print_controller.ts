import type { HttpContext } from '@adonisjs/core/http'
import { testPrint } from '#app/shop/booklets/test_print/test_print_pdf'

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
}
