import type { HttpContext } from '@adonisjs/core/http'
import { auditEntries } from '#app/admin/audit_log/search_audit_entries'
import { adminHead } from '#app/admin/shell/admin_head'
import {
  discountCode,
  discountCodeRow,
  gameChoices,
} from '#app/shop/discount_codes/discount_code_row'
import DiscountCode from '#models/shop/discount_code'

/** The screens in which the owner looks after the discount codes. */
export default class DiscountCodeScreenController {
  async index({ inertia }: HttpContext) {
    const now = new Date()
    const codes = await DiscountCode.query().orderBy('id', 'desc')
    return inertia.render(
      'shop/discount_codes/admin_discount_codes_page',
      { titel: 'Actiecodes', codes: codes.map((code) => discountCodeRow(code, now)) },
      adminHead('Actiecodes')
    )
  }

  create({ inertia }: HttpContext) {
    const title = 'Nieuwe actiecode'
    return inertia.render(
      'shop/discount_codes/admin_discount_code_page',
      { titel: title, code: null, spellen: gameChoices(), historie: [] },
      adminHead(title)
    )
  }

  async show({ inertia, params }: HttpContext) {
    const code = await DiscountCode.findOrFail(params.id)
    const title = `Actiecode ${code.code}`
    return inertia.render(
      'shop/discount_codes/admin_discount_code_page',
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
