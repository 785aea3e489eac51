import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { PAPER_STYLE_HASH } from '#app/core/web_document/paper_style'
import { sendDocument } from '#app/core/web_document/send_document'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { asModelForm } from '#app/shop/withdrawals/model_form_paper'
import { modelForm } from '#app/shop/withdrawals/model_form_pdf'
import { modelFormPage } from '#app/shop/withdrawals/model_form_web_page'

/** The model form for a withdrawal on paper. */
export default class ModelFormController {
  async show({ response }: HttpContext) {
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', 'inline; filename="modelformulier-herroeping.pdf"')
    response.header('cache-control', 'public, max-age=3600')
    return response.send(await modelForm())
  }

  async page(ctx: HttpContext) {
    const form = asModelForm(await shopSettings())
    return sendDocument(ctx, modelFormPage(form, urlFor('model_form.show')), PAPER_STYLE_HASH)
  }
}
