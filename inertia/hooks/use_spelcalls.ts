import { useMemo } from 'react'
import { postJson } from '~/http'

export const GEEN_VERBINDING =
  'Er is geen verbinding. Controleer je internet en probeer het opnieuw; wat je typte, blijft staan.'

export type Geroepen<T> =
  | { ok: true; status: number; data: T }
  /** `status` is 0 when there was no connection. */
  | { ok: false; status: number; tekst: string }

/** Calls about one link; every call carries its unique id. */
export function useSpelcalls(pad: string, uniqueid: string) {
  return useMemo(
    () =>
      <T>(call: string, data: object = {}) =>
        roep<T>(`/api/${pad}/${call}`, { uniqueid, ...data }),
    [pad, uniqueid]
  )
}

/** Posts and reads the answer; a refusal comes back as text to show. */
export async function roep<T>(url: string, data: object): Promise<Geroepen<T>> {
  try {
    const response = await postJson(url, data)
    const { status } = response
    const body = await response.text()
    if (!response.ok) return { ok: false, status, tekst: leesbaar(body) }
    return { ok: true, status, data: (body === '' ? null : JSON.parse(body)) as T }
  } catch {
    return { ok: false, status: 0, tekst: GEEN_VERBINDING }
  }
}

/** The body as text: our own refusals are JSON with a sentence in it. */
function leesbaar(body: string): string {
  try {
    const { message, errors } = JSON.parse(body) as {
      message?: string
      errors?: Record<string, string[]>
    }
    return (errors && Object.values(errors).flat().join(' ')) || message || body
  } catch {
    return body
  }
}
