import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import { openWithdrawals } from '#app/shop/withdrawals/open_withdrawals'
import { loadWithdrawal } from '#app/shop/withdrawals/load_withdrawal'
import WithdrawalRowTransformer from '#app/shop/withdrawals/withdrawal_row_transformer'
import WithdrawalTransformer from '#app/shop/withdrawals/withdrawal_transformer'
import { withOrder } from '#app/shop/withdrawals/withdrawal_dossier'
import { ONGOING_WITHDRAWAL } from '#domain/shop/withdrawals'
import Withdrawal from '#models/shop/withdrawal'

const PER_PAGE = 25

const pageValidator = vine.create({
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
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

  async show({ inertia, params }: HttpContext) {
    const withdrawal = await withOrder().where('id', params.id).firstOrFail()
    const title = `Herroeping van ${withdrawal.name}`
    return inertia.render(
      'shop/withdrawals/admin_withdrawal_page',
      {
        title,
        withdrawal: WithdrawalTransformer.transform(
          await loadWithdrawal(withdrawal),
          DateTime.utc()
        ),
      },
      adminHead(title)
    )
  }
}
