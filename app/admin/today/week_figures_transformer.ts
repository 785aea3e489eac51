import { BaseTransformer } from '@adonisjs/core/transformers'
import type { weekFigures } from '#app/admin/today/week_figures'

/** What was sold this week and last week, as Vandaag shows it; amounts in cents. */
export default class WeekFiguresTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof weekFigures>>
> {
  toObject() {
    const { current, before } = this.resource
    return {
      paid: current.paid,
      paidBefore: before.paid,
      revenueCents: current.revenueCents - current.returnedCents,
      revenueBeforeCents: before.revenueCents - before.returnedCents,
    }
  }
}
