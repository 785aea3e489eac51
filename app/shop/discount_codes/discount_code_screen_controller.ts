import type { HttpContext } from '@adonisjs/core/http'
import AuditEntryTransformer from '#app/admin/audit_log/audit_entry_transformer'
import { auditEntries } from '#app/admin/audit_log/search_audit_entries'
import { adminHead } from '#app/admin/shell/admin_head'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import DiscountCodeTransformer from '#app/shop/discount_codes/discount_code_transformer'
import { GAMES_WITH_CODE } from '#app/shop/discount_codes/discount_code_validator'
import GameChoiceTransformer from '#app/shop/discount_codes/game_choice_transformer'
import DiscountCode from '#models/shop/money/discount_code'

/** The screens where the owner manages the discount codes. */
export default class DiscountCodeScreenController {
  async index({ inertia }: HttpContext) {
    const now = new Date()
    const codes = await DiscountCode.query().orderBy('id', 'desc')
    return inertia.render(
      'shop/discount_codes/admin_discount_codes_page',
      { title: 'Actiecodes', codes: DiscountCodeTransformer.transform(codes, now) },
      adminHead('Actiecodes')
    )
  }

  create({ inertia }: HttpContext) {
    const title = 'Nieuwe actiecode'
    return inertia.render(
      'shop/discount_codes/admin_discount_code_page',
      { title, code: null, games: GameChoiceTransformer.transform(GAMES_WITH_CODE), history: [] },
      adminHead(title)
    )
  }

  async show({ inertia, params }: HttpContext) {
    const code = await orNotFound(DiscountCode.find(params.id))
    const title = `Actiecode ${code.code}`
    const history = await auditEntries((query) =>
      query.where('subject', code.code).where('what', 'like', 'discount_code%')
    )
    return inertia.render(
      'shop/discount_codes/admin_discount_code_page',
      {
        title,
        code: DiscountCodeTransformer.transform(code, new Date()).useVariant('forForm'),
        games: GameChoiceTransformer.transform(GAMES_WITH_CODE),
        history: AuditEntryTransformer.transform(history),
      },
      adminHead(title)
    )
  }
}
