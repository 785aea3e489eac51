import { recordAudit, type Actor } from '#app/core/record_audit'
import { fingerprint } from '#app/core/tokens'
import { changeShop } from '#app/shop/settings/change_shop'
import type { Stored, SettingName } from '#app/shop/settings/shop_settings'
import { err, ok, type Result } from '#domain/result'
import Setting from '#models/shop/setting'

export type SettingRefused = { readonly type: 'intussen_gewijzigd' }

/** What is written down about a change. */
export type AuditNote = {
  readonly wat: string
  readonly onderwerp: string
  readonly gegevens?: Readonly<Record<string, unknown>>
}

/** Stands for a stored setting, so that who saves can say which one they saw. */
export async function markOf(name: SettingName): Promise<string> {
  return mark(await Setting.find(name))
}

/**
 * Keeps a setting, or with null goes back to what holds when nothing was changed; pages show it at once.
 * Who saw another one than there is now is refused.
 */
export function saveSetting<N extends SettingName>(
  who: Actor,
  name: N,
  value: Stored[N] | null,
  seen: string,
  auditNote: AuditNote
): Promise<Result<void, SettingRefused>> {
  return changeShop(async (trx) => {
    const row = await Setting.find(name, { client: trx })
    const updated = value === null ? null : JSON.stringify(value)
    if ((row?.waarde ?? null) === updated) return ok(undefined)
    if (mark(row) !== seen) return err({ type: 'intussen_gewijzigd' })

    if (updated === null) await row!.delete()
    else await Setting.updateOrCreate({ naam: name }, { waarde: updated }, { client: trx })
    const { wat: what, onderwerp: subject, gegevens: data } = auditNote
    await recordAudit(trx, who, what, subject, data)
    return ok(undefined)
  })
}

const mark = (row: Setting | null) => fingerprint(row?.waarde ?? '').slice(0, 16)
