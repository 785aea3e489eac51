import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { ChangedMeanwhile } from '#app/admin/shell/changed_meanwhile'
import { markOfStored } from '#app/core/mark'
import { recordAudit, type Actor } from '#app/core/record_audit'
import type { DiscountCodeData } from '#app/shop/discount_codes/discount_code_validator'
import { asColumn, isUniqueViolation } from '#app/core/database/dialect'
import { attemptInTransaction, inTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { err, ok, type Result } from '#domain/result'
import DiscountCode from '#models/shop/money/discount_code'

/** A mark of what can be changed of a code. */
export const discountCodeMark = (code: DiscountCode) => markOfStored(rules(code))

export type DiscountCodeNotSaved =
  { readonly type: 'exists_already' } | { readonly type: 'used_more_often'; readonly times: number }

/** Makes a new code, as people will type it. */
export async function createDiscountCode(
  who: Actor,
  code: string,
  data: DiscountCodeData
): Promise<Result<DiscountCode, DiscountCodeNotSaved>> {
  try {
    const created = await inTransaction(async (trx) => {
      const row = await DiscountCode.create({ code, ...data, usedTotal: 0 }, { client: trx })
      await recordAudit(trx, who, 'discount_code_created', code, rules(row))
      return row
    })
    return ok(created)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return err({ type: 'exists_already' })
  }
}

/**
 * Changes a code. Its limit cannot be lower than the number of uses. The code itself cannot change,
 * because it is printed on flyers.
 *
 * @param seen the mark of the code on the screen, see `discountCodeMark`; undefined from a program
 */
export function changeDiscountCode(
  who: Actor,
  id: number,
  data: DiscountCodeData,
  seen?: string
): Promise<Result<void, DiscountCodeNotSaved | ChangedMeanwhile>> {
  return withDiscountCode<DiscountCodeNotSaved | ChangedMeanwhile>(id, async (code, trx) => {
    if (data.maxTotal !== null && data.maxTotal < code.usedTotal)
      return err({ type: 'used_more_often', times: code.usedTotal })
    const [from, mark] = [rules(code), discountCodeMark(code)]
    code.merge(data)
    if (discountCodeMark(code) === mark) return ok(undefined)
    if (seen !== undefined && seen !== mark) return err({ type: 'changed_meanwhile' })
    await code.save()
    const change = { van: from, naar: rules(code) }
    await recordAudit(trx, who, 'discount_code_changed', code.code, change)
    return ok(undefined)
  })
}

/** Stops a code at once, or makes it work again. */
export async function stopDiscountCode(who: Actor, id: number, stopped: boolean) {
  await withDiscountCode(id, async (code, trx) => {
    if ((code.stoppedAt !== null) === stopped) return ok(undefined)
    await code.merge({ stoppedAt: stopped ? DateTime.utc() : null }).save()
    await recordAudit(
      trx,
      who,
      stopped ? 'discount_code_stopped' : 'discount_code_resumed',
      code.code
    )
    return ok(undefined)
  })
}

/** Locks a code by writing to it first, so that orders and other admins wait. */
function withDiscountCode<E>(
  id: number,
  work: (code: DiscountCode, trx: TransactionClientContract) => Promise<Result<void, E>>
): Promise<Result<void, E>> {
  return attemptInTransaction(async (trx) => {
    await DiscountCode.query({ client: trx })
      .where('id', id)
      .update({ updatedAt: asColumn(DateTime.utc()) })
    return work(await orNotFound(DiscountCode.find(id, { client: trx })), trx)
  })
}

/** The rules of a code for the audit log. */
function rules(code: DiscountCode) {
  const { kind, value, games, validFrom, validUntil, maxTotal, maxPerEmail } = code
  return {
    kind,
    value,
    games,
    from: validFrom?.toUTC().toISO() ?? null,
    until: validUntil?.toUTC().toISO() ?? null,
    max_total: maxTotal ?? null,
    max_per_email: maxPerEmail ?? null,
  }
}
