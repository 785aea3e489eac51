import type { Doe } from '~/components/beheer/typen'
import { naMs, stuurJson } from '~/http'

/** Long enough for a call that asks another system as well, such as the payment provider. */
const GEDULD_MS = 20_000

/** Calls the server from a page whose facts are its props: what changed is seen after a reload. */
export const roep: Doe = async (url, data = {}, method = 'POST') => {
  try {
    const response = await stuurJson(url, data, { method, signal: naMs(GEDULD_MS) })
    if (response.ok) return { ok: true }
    const inhoud = (await response.json().catch(() => ({}))) as {
      message?: string
      errors?: Record<string, string[]>
    }
    const { message = 'Er ging iets mis. Probeer het nog eens.', errors = {} } = inhoud
    return { ok: false, status: response.status, tekst: message, errors }
  } catch {
    return { ok: false, status: 0, tekst: '', errors: {} }
  }
}
