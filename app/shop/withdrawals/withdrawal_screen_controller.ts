import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { openWithdrawals } from '#app/shop/withdrawals/open_withdrawals'
import { withdrawalSheet } from '#app/shop/withdrawals/withdrawal_sheet'
import { closedRow } from '#app/shop/withdrawals/withdrawal_row'
import { withOrder } from '#app/shop/withdrawals/withdrawal_dossier'
import { ONGOING_WITHDRAWAL } from '#domain/shop/withdrawals'
import Withdrawal from '#models/shop/withdrawal'

const PER_PAGE = 25

const pageValidator = vine.create({
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
})

/** The screens in which the owner deals with withdrawals. */
export default class WithdrawalScreenController {
  /** Open ones first, the most urgent on top; then those that are done, the latest first. */
  async index({ inertia, request }: HttpContext) {
    const { bladzijde: page = 1 } = await request.validateUsing(pageValidator)
    const now = DateTime.utc()
    const outcome = await Withdrawal.query()
      .whereNotIn('status', ONGOING_WITHDRAWAL)
      .preload('bestelling')
      .orderBy('afgehandeld_op', 'desc')
      .orderBy('id', 'desc')
      .paginate(page, PER_PAGE)

    const title = 'Herroepingen'
    return inertia.render(
      'shop/withdrawals/admin_withdrawals_page',
      {
        titel: title,
        open: await openWithdrawals(now),
        afgesloten: outcome.all().map(closedRow),
        bladzijde: outcome.currentPage,
        bladzijden: Math.max(1, outcome.lastPage),
      },
      head(title)
    )
  }

  async show({ inertia, params }: HttpContext) {
    const withdrawal = await withOrder().where('id', params.id).firstOrFail()
    const title = `Herroeping van ${withdrawal.naam}`
    return inertia.render(
      'shop/withdrawals/admin_withdrawal_page',
      { titel: title, herroeping: await withdrawalSheet(withdrawal, DateTime.utc()) },
      head(title)
    )
  }
}

const head = (title: string) => ({ kop: { titel: title, omschrijving: 'Beheer', index: false } })
