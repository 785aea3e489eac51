import { recordAudit, type Actor } from '#app/core/record_audit'
import { markOfStored } from '#app/core/mark'
import type { ChangedMeanwhile } from '#app/admin/shell/changed_meanwhile'
import { changeShop } from '#app/shop/settings/change_shop'
import type { Stored, SettingName } from '#app/shop/settings/shop_settings'
import { err, ok, type Result } from '#domain/result'
import Setting from '#models/shop/setting'
import type { AuditKind } from '#domain/admin/audit_log'

/** What the audit log records about a change. */
export type AuditNote = {
  readonly what: AuditKind
  readonly subject: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** A mark of a stored setting, with which a save says which version was on the screen. */
export async function markOf(name: SettingName): Promise<string> {
  return mark(await Setting.find(name))
}

/**
 * Stores a setting, or restores its default when the value is null. Pages show it at once. A save
 * is refused when the stored setting is not the one that was on the screen.
 */
export function saveSetting<N extends SettingName>(
  who: Actor,
  name: N,
  value: Stored[N] | null,
  seen: string,
  auditNote: AuditNote
): Promise<Result<void, ChangedMeanwhile>> {
  return changeShop(async (trx) => {
    const row = await Setting.find(name, { client: trx })
    const updated = value === null ? null : JSON.stringify(value)
    if ((row?.value ?? null) === updated) return ok(undefined)
    if (mark(row) !== seen) return err({ type: 'changed_meanwhile' })

    if (updated === null) await row?.delete()
    else await Setting.updateOrCreate({ name }, { value: updated }, { client: trx })
    const { what, subject, data } = auditNote
    await recordAudit(trx, who, what, subject, data)
    return ok(undefined)
  })
}

const mark = (row: Setting | null) => markOfStored(row?.value ?? '')
