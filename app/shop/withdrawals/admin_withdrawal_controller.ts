import type { HttpContext } from '@adonisjs/core/http'
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
import { inDutchTime } from '#domain/dutch_time'
import { FieldRefused } from '#app/core/http/validation_errors'

/** The owner's actions on a withdrawal. Each is one press, and each press counts once. */
export default class WithdrawalController {
  async link(ctx: HttpContext) {
    const { nummer: text, anders: elsesToo = false } =
      await ctx.request.validateUsing(orderNumberValidator)
    const wish = { text, elsesToo }
    return replyAboutWithdrawal(ctx, await linkOrder(...adminAndId(ctx), wish))
  }

  async receiveReturn(ctx: HttpContext) {
    const { datum: date } = await ctx.request.validateUsing(returnValidator)
    const at = inDutchTime(date)
    if (!at.isValid) throw new FieldRefused('datum', 'Deze dag bestaat niet.')
    return replyAboutWithdrawal(ctx, await receiveReturn(...adminAndId(ctx), at))
  }

  async refundOrder(ctx: HttpContext) {
    const { bedrag: cents, sleutel: key } = await ctx.request.validateUsing(refundValidator)
    return replyAboutWithdrawal(ctx, await refundWithdrawal(...adminAndId(ctx), { cents, key }))
  }

  async revokeLinks(ctx: HttpContext) {
    return replyAboutWithdrawal(ctx, await revokeLinks(...adminAndId(ctx)))
  }

  async reject(ctx: HttpContext) {
    const { reden: reason } = await ctx.request.validateUsing(rejectionValidator)
    return replyAboutWithdrawal(ctx, await reject(...adminAndId(ctx), reason))
  }

  async markHandled(ctx: HttpContext) {
    const { toelichting: note } = await ctx.request.validateUsing(handlingValidator)
    return replyAboutWithdrawal(ctx, await markHandled(...adminAndId(ctx), note || null))
  }

  async sendReceipt(ctx: HttpContext) {
    return replyAboutWithdrawal(ctx, await sendReceipt(...adminAndId(ctx)))
  }
}

/** The acting admin, and the id of the withdrawal. */
function adminAndId({ auth, params }: HttpContext) {
  return [auth.use('web').getUserOrFail(), Number(params.id)] as const
}
