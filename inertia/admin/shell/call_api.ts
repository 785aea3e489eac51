import type { Run } from '~/live/control/game_panel'
import { afterMs, sendJson } from '~/http'

/** Long enough for a call that asks another system as well, such as the payment provider. */
const PATIENCE_MS = 20_000

/** Calls the server from a page whose facts are its props: what changed is seen after a reload. */
export const callApi: Run = async (url, data = {}, method = 'POST') => {
  try {
    const response = await sendJson(url, data, { method, signal: afterMs(PATIENCE_MS) })
    if (response.ok) return { ok: true }
    const content = (await response.json().catch(() => ({}))) as {
      message?: string
      errors?: Record<string, string[]>
    }
    const { message = 'Er ging iets mis. Probeer het nog eens.', errors = {} } = content
    return { ok: false, status: response.status, tekst: message, errors }
  } catch {
    return { ok: false, status: 0, tekst: '', errors: {} }
  }
}
