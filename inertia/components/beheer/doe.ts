import type { Doe } from '~/components/beheer/typen'
import { naMs, stuurJson } from '~/http'

const GEDULD_MS = 8_000

/** Sends what an admin did on a page that is about one thing, and tells what came of it. */
export const doe: Doe = async (url, data = {}, method = 'POST') => {
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
