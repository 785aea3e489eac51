import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { changeShop } from '#app/shop/settings/change_shop'
import { ok } from '#domain/result'
import type { HiddenReason } from '#domain/shop/ratings/ratings'
import Rating from '#models/shop/rating'

/** Keeps a rating off the page of its game, and out of the number. A second press changes nothing. */
export function hideRating(who: Actor, id: number, reason: HiddenReason) {
  return changeShop<null, never>(async (trx) => {
    const rating = await locked(trx, id)
    if (rating.hiddenReason !== null) return ok(null)
    await rating.merge({ hiddenReason: reason }).save()
    await recordAudit(trx, who, 'rating_hidden', rating.order.number, { reden: reason })
    return ok(null)
  })
}

export function showRating(who: Actor, id: number) {
  return changeShop<null, never>(async (trx) => {
    const rating = await locked(trx, id)
    if (rating.hiddenReason === null) return ok(null)
    await rating.merge({ hiddenReason: null }).save()
    await recordAudit(trx, who, 'rating_shown', rating.order.number)
    return ok(null)
  })
}

const locked = (trx: TransactionClientContract, id: number) =>
  orNotFound(Rating.query({ client: trx }).where('id', id).preload('order').forUpdate().first())
