import type { HttpContext } from '@adonisjs/core/http'
import { CHANGED_MEANWHILE, type ChangedMeanwhile } from '#app/admin/shell/changed_meanwhile'
import type { Result } from '#domain/result'
import { present } from '#domain/present'

/** The information pages whose text the owner can change. */
export const TEXT_TITLES = {
  questions: 'Veelgestelde vragen',
  withdrawal: 'Herroepingsrecht',
  privacy: 'Privacybeleid',
} as const

export type TextName = keyof typeof TEXT_TITLES

/** The names of texts in addresses. */
export const TEXT_PATHS = {
  questions: 'vragen',
  withdrawal: 'herroeping',
  privacy: 'privacy',
} as const satisfies Record<TextName, string>

/** The text of a name in an address. The route accepts no other names. */
export const textAt = (path: string) =>
  present(
    (Object.keys(TEXT_PATHS) as TextName[]).find((name) => TEXT_PATHS[name] === path),
    `the text ${path}`
  )

/** Answers a save, which is refused when another admin saved the same setting meanwhile. */
export function replyAboutSetting(
  response: HttpContext['response'],
  outcome: Result<void, ChangedMeanwhile>
) {
  return outcome.ok ? response.json({}) : response.status(409).json({ message: CHANGED_MEANWHILE })
}
