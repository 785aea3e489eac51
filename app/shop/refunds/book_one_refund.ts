import type Payment from '#models/shop/money/payment'
import { isAliveAfterAll, isLater } from '#domain/shop/refunds'
import { resolveAlarm } from '#app/shop/alarms/raise_alarm'
import { reportDoneAfterAll, reportFailure, stalledKey } from '#app/shop/refunds/report_refunds'
import { letSoldVoucherGo } from '#app/shop/voucher_sales/take_sold_voucher_back'
import { createCreditNote } from '#app/shop/invoices/create_invoice'
import { DateTime } from 'luxon'
import { mailRefund } from '#app/shop/refunds/mail_refund'
import Refund from '#models/shop/money/refund'
import type { ProviderRefund, ProviderRefundStatus } from '#app/core/payment/payment_provider'
import type { RefundStatus } from '#domain/shop/refunds'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const STATUS: Record<ProviderRefundStatus, RefundStatus> = {
  queued: 'aangevraagd',
  pending: 'aangevraagd',
  processing: 'aangevraagd',
  refunded: 'betaald',
  failed: 'mislukt',
  canceled: 'mislukt',
}

/** @returns the refund's new status, or null when it was already known */
export async function bookRefund(
  trx: TransactionClientContract,
  payment: Payment,
  providerRefund: ProviderRefund
): Promise<RefundStatus | null> {
  const own = await findRefund(trx, payment, providerRefund)
  const refund = own ?? (await adoptRefund(trx, payment, providerRefund))
  const status = STATUS[providerRefund.status]
  const from = refund.status
  const alive = isAliveAfterAll(status, from, refund.providerId !== null)
  if (!alive && !isLater(status, from)) {
    if (refund.providerId === null) await refund.merge({ providerId: providerRefund.id }).save()
    return null
  }
  await refund.merge({ providerId: providerRefund.id, status }).save()
  await resolveAlarm(trx, stalledKey(refund.id, from))

  if (status === 'mislukt') {
    await letSoldVoucherGo(trx, payment.orderId)
    await reportFailure(trx, payment, refund)
    await mailRefund(trx, payment.orderId, refund)
    return status
  }
  if (alive) await reportDoneAfterAll(trx, payment, refund)
  else if (from !== 'nieuw') return status
  await createCreditNote(trx, payment.orderId, refund, DateTime.utc())
  if (own) await mailRefund(trx, payment.orderId, refund)
  return status
}

/**
 * Finds the refund. A refund whose answer got lost is recognised by the reference that we attached.
 */
async function findRefund(
  trx: TransactionClientContract,
  payment: Payment,
  providerRefund: ProviderRefund
) {
  const known = await Refund.findBy('providerId', providerRefund.id, { client: trx })
  if (known || providerRefund.reference === null) return known
  return Refund.query({ client: trx })
    .where({ id: providerRefund.reference.refund, payment_id: payment.id })
    .whereNull('provider_id')
    .first()
}

/** Adds a refund to our books that somebody made at the provider itself. */
async function adoptRefund(
  trx: TransactionClientContract,
  payment: Payment,
  providerRefund: ProviderRefund
) {
  return Refund.create(
    {
      paymentId: payment.id,
      providerId: providerRefund.id,
      key: providerRefund.id,
      sequenceNumber: 1,
      idempotencyKey: crypto.randomUUID(),
      amountCents: providerRefund.amountCents,
      reason: 'Gedaan bij de betaalprovider',
      status: 'nieuw',
      adminId: null,
    },
    { client: trx }
  )
}
