import type { HttpContext } from '@adonisjs/core/http'
import { auditEntries } from '#app/beheer/auditregels'
import { adminHead } from '#app/beheer/kop'
import { discountCode, discountCodeRow, gameChoices } from '#app/beheer/transformers/actiecode'
import DiscountCode from '#models/actiecode'

/** The screens in which the owner looks after the discount codes. */
export default class DiscountCodeScreenController {
  async index({ inertia }: HttpContext) {
    const now = new Date()
    const codes = await DiscountCode.query().orderBy('id', 'desc')
    return inertia.render(
      'beheer/actiecodes',
      { titel: 'Actiecodes', codes: codes.map((code) => discountCodeRow(code, now)) },
      adminHead('Actiecodes')
    )
  }

  create({ inertia }: HttpContext) {
    const title = 'Nieuwe actiecode'
    return inertia.render(
      'beheer/actiecode',
      { titel: title, code: null, spellen: gameChoices(), historie: [] },
      adminHead(title)
    )
  }

  async show({ inertia, params }: HttpContext) {
    const code = await DiscountCode.findOrFail(params.id)
    const title = `Actiecode ${code.code}`
    return inertia.render(
      'beheer/actiecode',
      {
        titel: title,
        code: discountCode(code, new Date()),
        spellen: gameChoices(),
        historie: await auditEntries((query) =>
          query.where('onderwerp', code.code).where('wat', 'like', 'actiecode%')
        ),
      },
      adminHead(title)
    )
  }
}
