import { DateTime } from 'luxon'
import { asColumn, isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { inside } from '#app/core/jobs/enqueue'
import { recordAudit, type Actor } from '#app/core/record_audit'
import ExportInvoices from '#app/shop/bookkeeping/exports/export_invoices_job'
import { forgetExport } from '#app/shop/bookkeeping/exports/export_files'
import { datedIn } from '#app/shop/bookkeeping/papers'
import { daysOf, periodName, type Period } from '#domain/shop/bookkeeping/periods'
import { EXPORT_MOVES } from '#domain/shop/bookkeeping/invoice_export'
import { err, ok, type Result } from '#domain/result'
import Invoice from '#models/shop/money/invoice'
import InvoiceExport from '#models/shop/money/invoice_export'

/**
 * Has a zip made of all papers of a period. The press of somebody else, or a second press, finds the
 * one that is being made: the unique period of an open export settles that.
 */
export async function requestExport(
  who: Actor,
  period: Period
): Promise<Result<null, 'no_invoices'>> {
  const name = periodName(period)
  const total = await countPapers(period)
  if (total === 0) return err('no_invoices')
  try {
    await inTransaction(async (trx) => {
      const open = await InvoiceExport.query({ client: trx }).where('open_for_period', name).first()
      if (open) return
      const made = await InvoiceExport.create(
        { period: name, status: 'wacht', total, done: 0, openForPeriod: name },
        { client: trx }
      )
      await recordAudit(trx, who, 'invoices_exported', name)
      await ExportInvoices.dispatch({ id: made.id }).with(inside(trx))
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  return ok(null)
}

async function countPapers(period: Period): Promise<number> {
  const [counted] = await datedIn(Invoice.query(), daysOf(period)).count('* as n')
  return Number(counted?.$extras.n)
}

/** Cancels an export that is not ready yet: its job stops at the next paper, and nothing is left. */
export async function cancelExport(who: Actor, id: number) {
  const canceled = await inTransaction(async (trx) => {
    const [changed] = await InvoiceExport.query({ client: trx })
      .where('id', id)
      .whereIn('status', [...EXPORT_MOVES.cancel.from])
      .update({
        ...{ status: EXPORT_MOVES.cancel.to, openForPeriod: null, run: null },
        updatedAt: asColumn(DateTime.utc()),
      })
    if (Number(changed) === 0) return false
    const { period } = await InvoiceExport.findOrFail(id, { client: trx })
    await recordAudit(trx, who, 'invoice_export_canceled', period)
    return true
  })
  if (canceled) await forgetExport(id)
}
