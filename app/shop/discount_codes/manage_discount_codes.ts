import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit, type Actor } from '#app/core/record_audit'
import type { DiscountCodeData } from '#app/shop/discount_codes/discount_code_validator'
import { asColumn, isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { err, ok, type Result } from '#domain/result'
import DiscountCode from '#models/shop/discount_code'

export type DiscountCodeNotSaved =
  { readonly type: 'bestaat_al' } | { readonly type: 'al_vaker_gebruikt'; readonly keer: number }

/** A new code, as people will type it. */
export async function createDiscountCode(
  who: Actor,
  code: string,
  data: DiscountCodeData
): Promise<Result<DiscountCode, DiscountCodeNotSaved>> {
  try {
    return await inTransaction(async (trx) => {
      const created = await DiscountCode.create(
        { code, ...data, gebruiktTotaal: 0 },
        { client: trx }
      )
      await recordAudit(trx, who, 'actiecode_gemaakt', code, rules(created))
      return ok(created)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return err({ type: 'bestaat_al' })
  }
}

/** Changes a code; it cannot be limited to less than it was used. The code itself is on flyers, and stays. */
export function changeDiscountCode(
  who: Actor,
  id: number,
  data: DiscountCodeData
): Promise<Result<void, DiscountCodeNotSaved>> {
  return withDiscountCode(id, async (code, trx) => {
    if (data.maxTotaal !== null && data.maxTotaal < code.gebruiktTotaal)
      return err({ type: 'al_vaker_gebruikt', keer: code.gebruiktTotaal })
    const from = rules(code)
    await code.merge(data).save()
    const to = rules(code)
    if (JSON.stringify(from) !== JSON.stringify(to))
      await recordAudit(trx, who, 'actiecode_gewijzigd', code.code, { van: from, naar: to })
    return ok(undefined)
  })
}

/** Stops a code at once, or lets it work again. */
export async function stopDiscountCode(who: Actor, id: number, stopped: boolean) {
  await withDiscountCode(id, async (code, trx) => {
    if ((code.gestoptOp !== null) === stopped) return
    await code.merge({ gestoptOp: stopped ? DateTime.utc() : null }).save()
    await recordAudit(trx, who, stopped ? 'actiecode_gestopt' : 'actiecode_hervat', code.code)
  })
}

/** Holds a code still: writing to it comes first, so that orders and other admins wait. */
function withDiscountCode<T>(
  id: number,
  work: (code: DiscountCode, trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return inTransaction(async (trx) => {
    await DiscountCode.query({ client: trx })
      .where('id', id)
      .update({ updatedAt: asColumn(DateTime.utc()) })
    return work(await DiscountCode.findOrFail(id, { client: trx }), trx)
  })
}

/** What the log tells of a code. */
function rules(code: DiscountCode) {
  const {
    soort: kind,
    waarde: value,
    spellen: games,
    geldigVanaf: validFrom,
    geldigTot: validUntil,
    maxTotaal: maxTotal,
    maxPerEmail,
  } = code
  return {
    soort: kind,
    waarde: value,
    spellen: games,
    vanaf: validFrom?.toUTC().toISO() ?? null,
    tot: validUntil?.toUTC().toISO() ?? null,
    max_totaal: maxTotal ?? null,
    max_per_email: maxPerEmail ?? null,
  }
}
