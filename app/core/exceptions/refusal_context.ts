import type { HttpContext } from '@adonisjs/core/http'

/** Why a call is refused before its own rules are asked, for a program. */
const REASONS: Readonly<Record<number, string>> = {
  404: 'niet_gevonden',
  422: 'ongeldige_invoer',
  429: 'te_vaak',
}
/** The reasons for refusing somebody who may not see the present state. */
export const NO_ACCESS = {
  loggedOut: 'niet_ingelogd',
  notYours: 'geen_toegang',
  pageExpired: 'pagina_verlopen',
} as const

/**
 * What a refusal says beside its sentence, on calls that promise a reason and the present state with
 * every refusal. Calls that come too often get no state, because reading it is what is limited.
 *
 * @returns nothing on other calls
 */
export async function reasonAndState({ readState }: HttpContext, status: number): Promise<object> {
  const reason = REASONS[status]
  if (!readState || reason === undefined) return {}
  const snapshot = status === 429 ? null : await readState()
  return { reden: reason, ...(snapshot !== null && { snapshot }) }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /**
     * Reads the present state for the caller of a call whose refusals have a reason; it answers
     * null when there is none.
     */
    readState?: () => Promise<unknown>
  }
}
