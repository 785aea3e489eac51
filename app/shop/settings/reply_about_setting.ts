import type { HttpContext } from '@adonisjs/core/http'
import type { SettingRefused } from '#app/shop/settings/save_setting'
import type { Result } from '#domain/result'

/** The information pages whose text the owner may change. */
export const TEXT_TITLES = {
  vragen: 'Veelgestelde vragen',
  herroeping: 'Herroepingsrecht',
  privacy: 'Privacybeleid',
} as const

export type TextName = keyof typeof TEXT_TITLES

const CHANGED_MEANWHILE =
  'Iemand anders heeft dit intussen gewijzigd, dus er is niets opgeslagen. Wat je invulde, staat er nog. Sla nog eens op als het zo moet worden.'

/** Saved, or another admin saved the same while this one was typing. */
export function replyAboutSetting(
  response: HttpContext['response'],
  outcome: Result<void, SettingRefused>
) {
  return outcome.ok ? response.json({}) : response.status(409).json({ message: CHANGED_MEANWHILE })
}
