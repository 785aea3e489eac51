import type { HttpContext } from '@adonisjs/core/http'
import { paginaNietGevonden } from '#app/core/exceptions/niet_gevonden'
import { factuurPdf } from '#app/winkel/pdf/factuur'
import type Factuur from '#models/factuur'

/**
 * Answers with an invoice or credit note as a file: our security policy keeps the browser's own viewer
 * from showing it in place.
 *
 * @throws the not-found page when the order has none
 */
export async function stuurFactuur({ response }: HttpContext, factuur: Factuur | null) {
  if (!factuur) throw paginaNietGevonden()
  const { inhoud, naam } = await factuurPdf(factuur)
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', `attachment; filename="${naam}"`)
  return response.send(inhoud)
}
