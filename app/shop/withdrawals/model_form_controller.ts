import type { HttpContext } from '@adonisjs/core/http'
import { modelForm } from '#app/shop/withdrawals/model_form_pdf'

/** The model form for a withdrawal on paper. */
export default class ModelFormController {
  async show({ response }: HttpContext) {
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', 'inline; filename="modelformulier-herroeping.pdf"')
    response.header('cache-control', 'public, max-age=3600')
    return response.send(await modelForm())
  }
}
