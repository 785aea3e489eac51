import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { legVast, type Wie } from '#app/core/leg_vast'
import type { Actiecodegegevens } from '#app/beheer/validators/actiecode_validator'
import { asColumn, isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { err, ok, type Result } from '#domain/result'
import Actiecode from '#models/actiecode'

export type ActiecodeNietBewaard =
  { readonly type: 'bestaat_al' } | { readonly type: 'al_vaker_gebruikt'; readonly keer: number }

/** A new code, as people will type it. */
export async function maakActiecode(
  wie: Wie,
  code: string,
  gegevens: Actiecodegegevens
): Promise<Result<Actiecode, ActiecodeNietBewaard>> {
  try {
    return await inTransaction(async (trx) => {
      const nieuw = await Actiecode.create(
        { code, ...gegevens, gebruiktTotaal: 0 },
        { client: trx }
      )
      await legVast(trx, wie, 'actiecode_gemaakt', code, regels(nieuw))
      return ok(nieuw)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return err({ type: 'bestaat_al' })
  }
}

/** Changes a code; it cannot be limited to less than it was used. The code itself is on flyers, and stays. */
export function wijzigActiecode(
  wie: Wie,
  id: number,
  gegevens: Actiecodegegevens
): Promise<Result<void, ActiecodeNietBewaard>> {
  return metActiecode(id, async (code, trx) => {
    if (gegevens.maxTotaal !== null && gegevens.maxTotaal < code.gebruiktTotaal)
      return err({ type: 'al_vaker_gebruikt', keer: code.gebruiktTotaal })
    const van = regels(code)
    await code.merge(gegevens).save()
    const naar = regels(code)
    if (JSON.stringify(van) !== JSON.stringify(naar))
      await legVast(trx, wie, 'actiecode_gewijzigd', code.code, { van, naar })
    return ok(undefined)
  })
}

/** Stops a code at once, or lets it work again. */
export async function stopActiecode(wie: Wie, id: number, gestopt: boolean) {
  await metActiecode(id, async (code, trx) => {
    if ((code.gestoptOp !== null) === gestopt) return
    await code.merge({ gestoptOp: gestopt ? DateTime.utc() : null }).save()
    await legVast(trx, wie, gestopt ? 'actiecode_gestopt' : 'actiecode_hervat', code.code)
  })
}

/** Holds a code still: writing to it comes first, so that orders and other admins wait. */
function metActiecode<T>(
  id: number,
  werk: (code: Actiecode, trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return inTransaction(async (trx) => {
    await Actiecode.query({ client: trx })
      .where('id', id)
      .update({ updatedAt: asColumn(DateTime.utc()) })
    return werk(await Actiecode.findOrFail(id, { client: trx }), trx)
  })
}

/** What the log tells of a code. */
function regels(code: Actiecode) {
  const { soort, waarde, spellen, geldigVanaf, geldigTot, maxTotaal, maxPerEmail } = code
  return {
    soort,
    waarde,
    spellen,
    vanaf: geldigVanaf?.toUTC().toISO() ?? null,
    tot: geldigTot?.toUTC().toISO() ?? null,
    max_totaal: maxTotaal ?? null,
    max_per_email: maxPerEmail ?? null,
  }
}
