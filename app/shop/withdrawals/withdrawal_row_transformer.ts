import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { term } from '#app/shop/promises/term'
import { withdrawalState } from '#app/shop/withdrawals/withdrawal_words'
import { dossierOf, explainStep } from '#app/shop/withdrawals/withdrawal_dossier'
import { nextStep } from '#domain/shop/withdrawals'
import { asIso } from '#domain/dutch_time'
import type Order from '#models/shop/order'
import type Withdrawal from '#models/shop/withdrawal'

/** A withdrawal in the list. */
export default class WithdrawalRowTransformer extends BaseTransformer<Withdrawal> {
  constructor(
    withdrawal: Withdrawal,
    protected now: DateTime
  ) {
    super(withdrawal)
  }

  toObject() {
    const { id, name, receivedAt, orderText } = this.resource
    const order = this.resource.order as Order | null
    return {
      id,
      name,
      receivedAt: asIso(receivedAt),
      order: order && { number: order.number, game: order.game.title },
      orderText,
    }
  }

  /** A withdrawal that needs an action. */
  forOpen() {
    const dossier = dossierOf(this.resource)
    const { step, until } = nextStep(dossier)
    return {
      ...this.toObject(),
      toDo: explainStep(dossier),
      waitsForCustomer: step === 'await_return',
      term: until && term(until, this.now),
    }
  }

  /** A withdrawal that is finished. */
  forClosed() {
    const { status, handledAt } = this.resource
    return {
      ...this.toObject(),
      rejected: status === 'afgewezen',
      state: withdrawalState(status),
      handledAt: handledAt?.toISO() ?? null,
    }
  }
}
