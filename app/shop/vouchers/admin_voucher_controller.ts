import type { HttpContext } from '@adonisjs/core/http'
import { adminHead } from '#app/admin/shell/admin_head'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { sendVoucherCard } from '#app/shop/vouchers/send_voucher_card'
import { blockVoucher, issueVoucher, nameOf } from '#app/shop/vouchers/manage_vouchers'
import VoucherTransformer from '#app/shop/vouchers/voucher_transformer'
import { asVoucher, newVoucherValidator } from '#app/shop/vouchers/voucher_validator'
import Voucher from '#models/shop/money/voucher'

/** The vouchers of the shop. */
export default class AdminVoucherController {
  async index({ inertia }: HttpContext) {
    const vouchers = await Voucher.query().orderBy('id', 'desc')
    return inertia.render(
      'shop/vouchers/admin_vouchers_page',
      { title: 'Cadeaubonnen', vouchers: VoucherTransformer.transform(vouchers, new Date()) },
      adminHead('Cadeaubonnen')
    )
  }

  create({ inertia }: HttpContext) {
    const title = 'Nieuwe cadeaubon'
    return inertia.render('shop/vouchers/admin_new_voucher_page', { title }, adminHead(title))
  }

  async show({ inertia, params }: HttpContext) {
    const voucher = await orNotFound(
      Voucher.query()
        .where('id', params.id)
        .preload('movements', (movement) => movement.orderBy('id').preload('order'))
        .first()
    )
    const title = `Cadeaubon ${nameOf(voucher)}`
    return inertia.render(
      'shop/vouchers/admin_voucher_page',
      {
        title,
        voucher: VoucherTransformer.transform(voucher, new Date()).useVariant('withHistory'),
      },
      adminHead(title)
    )
  }

  async store({ auth, request, response }: HttpContext) {
    const input = asVoucher(await request.validateUsing(newVoucherValidator))
    const { id } = await issueVoucher(auth.use('web').getUserOrFail(), input)
    return response.status(201).json({ id })
  }

  async block({ auth, params, response }: HttpContext) {
    await blockVoucher(auth.use('web').getUserOrFail(), Number(params.id), true)
    return response.json({})
  }

  async unblock({ auth, params, response }: HttpContext) {
    await blockVoucher(auth.use('web').getUserOrFail(), Number(params.id), false)
    return response.json({})
  }

  async card(ctx: HttpContext) {
    return sendVoucherCard(ctx, await orNotFound(Voucher.find(ctx.params.id)))
  }
}
