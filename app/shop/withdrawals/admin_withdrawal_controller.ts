import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import {
  refundWithdrawal,
  markHandled,
  linkOrder,
  receiveReturn,
  sendReceipt,
  revokeLinks,
  reject,
} from '#app/shop/withdrawals/handle_withdrawal'
import { replyAboutWithdrawal } from '#app/shop/withdrawals/reply_about_withdrawal'
import {
  handlingValidator,
  rejectionValidator,
  orderNumberValidator,
  returnValidator,
  refundValidator,
} from '#app/shop/withdrawals/admin_withdrawal_validator'
import { FieldRefused } from '#app/core/http/validation_errors'

/** What the owner does with a withdrawal: a press each, and each counts once. */
export default class WithdrawalController {
  async koppel(ctx: HttpContext) {
    const { nummer: number } = await ctx.request.validateUsing(orderNumberValidator)
    return replyAboutWithdrawal(ctx, await linkOrder(...adminAndId(ctx), number))
  }

  async ontvangRetour(ctx: HttpContext) {
    const { datum: date } = await ctx.request.validateUsing(returnValidator)
    const at = DateTime.fromISO(date, { zone: 'Europe/Amsterdam' })
    if (!at.isValid) throw new FieldRefused('datum', 'Deze dag bestaat niet.')
    return replyAboutWithdrawal(ctx, await receiveReturn(...adminAndId(ctx), at))
  }

  async betaalTerug(ctx: HttpContext) {
    const { bedrag: cents, sleutel: key } = await ctx.request.validateUsing(refundValidator)
    return replyAboutWithdrawal(
      ctx,
      await refundWithdrawal(...adminAndId(ctx), { centen: cents, sleutel: key })
    )
  }

  async trekLinksIn(ctx: HttpContext) {
    return replyAboutWithdrawal(ctx, await revokeLinks(...adminAndId(ctx)))
  }

  async wijsAf(ctx: HttpContext) {
    const { reden: reason } = await ctx.request.validateUsing(rejectionValidator)
    return replyAboutWithdrawal(ctx, await reject(...adminAndId(ctx), reason))
  }

  async handelAf(ctx: HttpContext) {
    const { toelichting: note } = await ctx.request.validateUsing(handlingValidator)
    return replyAboutWithdrawal(ctx, await markHandled(...adminAndId(ctx), note || null))
  }

  async stuurOntvangst(ctx: HttpContext) {
    return replyAboutWithdrawal(ctx, await sendReceipt(...adminAndId(ctx)))
  }
}

/** The admin who presses, and the withdrawal that it is about. */
function adminAndId({ auth, params }: HttpContext) {
  return [auth.use('web').user!, Number(params.id)] as const
}
