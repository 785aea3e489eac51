import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { PaymentProvider, type ProviderPayment } from '#app/core/payment/payment_provider'
import { slaAlarm } from '#app/winkel/actions/noteer'
import VerwerkBetaling from '#app/winkel/actions/verwerk_betaling'
import { alsEuro } from '#domain/winkel/prijs'
import Alarm from '#models/alarm'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'

/** Looks an hour further back than a day, so that an hour without us leaves no gap. */
const TERUGKIJKEN = { hours: 25 }

/**
 * Money at the provider that is in no order of ours, such as after a backup was put back: a person
 * finds out whose it is.
 */
@inject()
export default class ZoekOnbekendeBetalingen {
  constructor(
    protected provider: PaymentProvider,
    protected verwerkBetaling: VerwerkBetaling
  ) {}

  async execute(nu: DateTime = DateTime.utc()) {
    for await (const payment of this.provider.createdSince(nu.minus(TERUGKIJKEN).toJSDate())) {
      if (payment.status !== 'paid') continue
      if (await Betaling.findBy('providerId', payment.id)) continue
      if (await this.verwerkBetaling.verwerk(payment)) continue
      await this.#meld(payment)
    }
  }

  /** Once: an alarm that was dealt with stays so. */
  async #meld(payment: ProviderPayment) {
    const sleutel = `onbekende_betaling:${payment.id}`
    if (await Alarm.findBy('sleutel', sleutel)) return
    const bestelling = payment.reference
      ? await Bestelling.findBy('nummer', payment.reference.bestelling)
      : null
    await inTransaction((trx) =>
      slaAlarm(trx, {
        sleutel,
        soort: 'onbekende_betaling',
        bestellingId: bestelling?.id ?? null,
        bijzonderheden: `betaling ${payment.id}, ${alsEuro(payment.amountCents)}`,
      })
    )
  }
}
