import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { openWithdrawals } from '#app/shop/withdrawals/open_withdrawals'
import { loadWithdrawal } from '#app/shop/withdrawals/load_withdrawal'
import WithdrawalRowTransformer from '#app/shop/withdrawals/withdrawal_row_transformer'
import WithdrawalTransformer from '#app/shop/withdrawals/withdrawal_transformer'
import { withOrder } from '#app/shop/withdrawals/withdrawal_dossier'
import { ofSameAddress } from '#app/shop/same_address/of_same_address'
import SameAddressTransformer from '#app/shop/same_address/same_address_transformer'
import { ONGOING_WITHDRAWAL } from '#domain/shop/withdrawals'
import Withdrawal from '#models/shop/withdrawal'

const PER_PAGE = 25

const pageValidator = vine.create({
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
})

const searchValidator = vine.create({
  zoek: vine.string().trim().maxLength(100).nullable().optional(),
})

/** The screens where the owner handles withdrawals. */
export default class WithdrawalScreenController {
  /**
   * Lists open withdrawals first, the most urgent on top, and then the finished ones, the latest
   * first.
   */
  async index({ inertia, request }: HttpContext) {
    const { bladzijde: page = 1 } = await request.validateUsing(pageValidator)
    const now = DateTime.utc()
    const outcome = await Withdrawal.query()
      .whereNotIn('status', ONGOING_WITHDRAWAL)
      .preload('order')
      .orderBy('handled_at', 'desc')
      .orderBy('id', 'desc')
      .paginate(page, PER_PAGE)

    const title = 'Herroepingen'
    return inertia.render(
      'shop/withdrawals/admin_withdrawals_page',
      {
        title,
        open: WithdrawalRowTransformer.transform(await openWithdrawals(now), now).useVariant(
          'forOpen'
        ),
        closed: WithdrawalRowTransformer.transform(outcome.all(), now).useVariant('forClosed'),
        page: outcome.currentPage,
        pages: Math.max(1, outcome.lastPage),
      },
      adminHead(title)
    )
  }

  async show({ inertia, params, request }: HttpContext) {
    const { zoek: search } = await request.validateUsing(searchValidator)
    const withdrawal = await orNotFound(withOrder().where('id', params.id).first())
    const title = `Herroeping van ${withdrawal.name}`
    return inertia.render(
      'shop/withdrawals/admin_withdrawal_page',
      {
        title,
        withdrawal: WithdrawalTransformer.transform(
          await loadWithdrawal(withdrawal, search ?? ''),
          DateTime.utc()
        ),
        sameAddress: SameAddressTransformer.transform(
          await ofSameAddress(withdrawal.email, { kind: 'withdrawals', id: withdrawal.id })
        ),
      },
      adminHead(title)
    )
  }
}
