import type { HttpContext } from '@adonisjs/core/http'

/**
 * Sends a pdf as a download, because our security policy does not let the browser's own viewer show
 * it.
 *
 * @param name of the file, without its ending
 */
export function sendPdf({ response }: HttpContext, name: string, pdf: Buffer) {
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', `attachment; filename="${name}.pdf"`)
  return response.send(pdf)
}
