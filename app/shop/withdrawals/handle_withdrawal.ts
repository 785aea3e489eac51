import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#app/core/record_audit'
import { asColumn } from '#app/core/database/dialect'
import { attemptInTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { refundOrder, type RefundRefused } from '#app/shop/refunds/refund_order'
import { blockSoldVoucher } from '#app/shop/voucher_sales/take_sold_voucher_back'
import { queueMail } from '#app/shop/mails/queue_mail'
import { recordEvent } from '#app/shop/order_events/record_event'
import type { WithdrawalDetail } from '#domain/shop/order_events'
import { dossierOf, withOrder } from '#app/shop/withdrawals/withdrawal_dossier'
import {
  orderNumberIn,
  withdrawalAllowedFrom,
  checkReturnDay,
  ONGOING_WITHDRAWAL,
  type Dossier,
  type WithdrawalTrigger,
  type ReturnDayRefused,
} from '#domain/shop/withdrawals'
import { maybeSamePerson } from '#domain/shop/same_person'
import { err, ok, type Result } from '#domain/result'
import type Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'

export type WithdrawalRefused =
  | { readonly type: 'already_closed' }
  | { readonly type: 'unknown_number' }
  | { readonly type: 'somebody_elses' }
  | { readonly type: 'no_order' }
  | { readonly type: 'no_parcel' }
  | { readonly type: 'already_refunded' }
  | { readonly type: 'nothing_refunded' }
  | ReturnDayRefused

export type WithdrawalOutcome<E = WithdrawalRefused> = Result<void, E>

type Work = (
  trx: TransactionClientContract,
  withdrawal: Withdrawal,
  dossier: Dossier
) => Promise<WithdrawalOutcome>

const DONE = ok<void>(undefined)

export type LinkWish = {
  readonly text: string
  /** Whether the owner read that the order has another name and another address. */
  readonly elsesToo: boolean
}

/** Links the withdrawal to an order, or to another one after all. */
export function linkOrder(admin: Admin, id: number, { text, elsesToo }: LinkWish) {
  return handle(id, async (trx, withdrawal) => {
    const number = orderNumberIn(text)
    const order = number && (await Order.findBy({ number }, { client: trx }))
    if (!order) return err({ type: 'unknown_number' })
    if (withdrawal.orderId === order.id) return DONE
    if (!isOpen(withdrawal)) return err({ type: 'already_closed' })
    if (!elsesToo && !maybeSamePerson(withdrawal, order)) return err({ type: 'somebody_elses' })

    const from = (withdrawal.order as Order | null)?.number ?? null
    await withdrawal.merge({ orderId: order.id }).save()
    await recordEvent(trx, order.id, 'herroepen', 'ontvangen')
    await recordAudit(trx, admin, 'withdrawal_linked', subject(withdrawal), {
      van: from,
      naar: order.number,
    })
    return DONE
  })
}

/** Records that the parcel came back. The day may be corrected. */
export function receiveReturn(admin: Admin, id: number, at: DateTime) {
  return handle(id, async (trx, withdrawal, { agreement, withdrawnAt }) => {
    if (!isOpen(withdrawal)) return err({ type: 'already_closed' })
    if (agreement && agreement.kind !== 'post') return err({ type: 'no_parcel' })
    const day = checkReturnDay(at, withdrawnAt, DateTime.utc())
    if (!day.ok) return day
    const from = withdrawal.returnedAt
    if (from?.toMillis() === at.toMillis()) return DONE

    await withdrawal.merge({ status: 'retour_ontvangen', returnedAt: at }).save()
    await recordOnOrder(trx, withdrawal, 'retour ontvangen')
    await recordAudit(trx, admin, 'withdrawal_returned', subject(withdrawal), {
      van: from?.toISODate() ?? null,
      naar: at.toISODate(),
    })
    return DONE
  })
}

export type RefundWish = { readonly cents: number; readonly key: string }

/**
 * Pays back, which accepts the withdrawal. The links of the order stop working, also when only a
 * part was paid back.
 */
export async function refundWithdrawal(
  admin: Admin,
  id: number,
  { cents, key }: RefundWish
): Promise<WithdrawalOutcome<WithdrawalRefused | RefundRefused>> {
  const allowed = await handle(id, async (_, withdrawal) => {
    if (!isOpen(withdrawal)) return err({ type: 'already_closed' })
    return withdrawal.orderId === null ? err({ type: 'no_order' }) : DONE
  })
  if (!allowed.ok) return allowed

  const { orderId } = await Withdrawal.findOrFail(id)
  if (orderId === null) return err({ type: 'no_order' })
  const paid = await refundOrder({
    orderId,
    cents,
    reason: `Herroeping ${id}`,
    key: `herroeping-${id}-${key}`,
    admin,
  })
  if (!paid.ok) return paid
  return revokeLinks(admin, id)
}

/** Accepts the withdrawal of digital content: what was delivered stops working at once. */
export function revokeLinks(admin: Admin, id: number) {
  return handle(id, async (trx, withdrawal) => {
    if (withdrawal.orderId === null) return err({ type: 'no_order' })
    if (withdrawal.status === 'afgewezen') return err({ type: 'already_closed' })
    await blockSoldVoucher(trx, withdrawal.orderId)
    const [revoked] = await Delivery.query({ client: trx })
      .where('order_id', withdrawal.orderId)
      .whereNotNull('token')
      .whereNull('revoked_at')
      .update({ revokedAt: asColumn(DateTime.utc()) })
    if (Number(revoked) === 0) return DONE
    await recordOnOrder(trx, withdrawal, 'links ingetrokken')
    await recordAudit(trx, admin, 'withdrawal_links_revoked', subject(withdrawal))
    return DONE
  })
}

/** Rejects the withdrawal. The customer reads the reason. */
export function reject(admin: Admin, id: number, reason: string) {
  return handle(id, async (trx, withdrawal, { money }) => {
    if (withdrawal.status === 'afgewezen') return DONE
    if (money.refunded > 0) return err({ type: 'already_refunded' })
    const closed = await closeWithdrawal(trx, admin, withdrawal, 'afgewezen', reason)
    if (closed.ok)
      await queueMail(trx, { kind: 'herroeping_afgewezen', withdrawalId: withdrawal.id })
    return closed
  })
}

/** Closes the withdrawal. Without money on its way back a reason is required. */
export function markHandled(admin: Admin, id: number, note: string | null) {
  return handle(id, async (trx, withdrawal, { money }) => {
    if (withdrawal.status === 'afgehandeld') return DONE
    if (note === null && (withdrawal.orderId === null || money.refunded < money.paid))
      return err({ type: 'nothing_refunded' })
    return closeWithdrawal(trx, admin, withdrawal, 'afgehandeld', note)
  })
}

/** Mails the receipt of a withdrawal that has none, because earlier versions held receipts back. */
export function sendReceipt(admin: Admin, id: number) {
  return handle(id, async (trx, withdrawal) => {
    const mail = { kind: 'herroeping_ontvangst', withdrawalId: id } as const
    if (await Mail.findBy(mail, { client: trx })) return DONE
    await queueMail(trx, mail)
    await recordAudit(trx, admin, 'withdrawal_receipt_mailed', subject(withdrawal))
    return DONE
  })
}

/** Executes one press in one transaction. Presses on the same withdrawal wait for each other. */
async function handle(id: number, work: Work): Promise<WithdrawalOutcome> {
  return attemptInTransaction(async (trx) => {
    const withdrawal = await orNotFound(withOrder(trx).where('id', id).forUpdate().first())
    return work(trx, withdrawal, dossierOf(withdrawal))
  })
}

const CLOSED = { afgehandeld: 'withdrawal_handled', afgewezen: 'withdrawal_rejected' } as const

async function closeWithdrawal(
  trx: TransactionClientContract,
  admin: Admin,
  withdrawal: Withdrawal,
  status: Extract<WithdrawalTrigger, 'afgehandeld' | 'afgewezen'>,
  note: string | null
): Promise<WithdrawalOutcome> {
  if (!withdrawalAllowedFrom(status).includes(withdrawal.status))
    return err({ type: 'already_closed' })
  await withdrawal.merge({ status, note, handledAt: DateTime.utc() }).save()
  await recordOnOrder(trx, withdrawal, status)
  await recordAudit(trx, admin, CLOSED[status], subject(withdrawal), { toelichting: note })
  return DONE
}

async function recordOnOrder(
  trx: TransactionClientContract,
  { orderId }: Withdrawal,
  details: WithdrawalDetail
) {
  if (orderId !== null) await recordEvent(trx, orderId, 'herroepen', details)
}

const isOpen = ({ status }: Withdrawal) => ONGOING_WITHDRAWAL.includes(status)

const subject = ({ id }: Withdrawal) => `herroeping ${id}`
