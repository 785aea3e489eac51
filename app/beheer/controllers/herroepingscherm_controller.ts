import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { openWithdrawals } from '#app/beheer/open_herroepingen'
import { withdrawalSheet } from '#app/beheer/transformers/herroepingblad'
import { closedRow } from '#app/beheer/transformers/herroepingregel'
import { withOrder } from '#app/winkel/herroepingsdossier'
import { ONGOING_WITHDRAWAL } from '#domain/winkel/herroeping'
import Withdrawal from '#models/herroeping'

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
      'beheer/herroepingen',
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
      'beheer/herroeping',
      { titel: title, herroeping: await withdrawalSheet(withdrawal, DateTime.utc()) },
      head(title)
    )
  }
}

const head = (title: string) => ({ kop: { titel: title, omschrijving: 'Beheer', index: false } })
