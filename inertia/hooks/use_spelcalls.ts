import { useMemo } from 'react'
import { naMs, postJson } from '~/http'

export const GEEN_VERBINDING =
  'Er is geen verbinding. Controleer je internet en probeer het opnieuw; wat je typte, blijft staan.'
const GEEN_UITLEG = 'De server gaf geen bruikbaar antwoord. Probeer het zo nog eens.'

/** Longer than the slowest line needs; a line that fell silent never answers by itself. */
const GEDULD_MS = 15_000

export type Geroepen<T> =
  | { ok: true; status: number; data: T }
  /** `status` is 0 when there was no connection. */
  | { ok: false; status: number; tekst: string }

/** Calls about one link; every call carries its unique id. */
export function useSpelcalls(pad: string, uniqueid: string) {
  return useMemo(
    () =>
      <T>(call: string, data: object = {}, geduldMs?: number) =>
        roep<T>(`/api/${pad}/${call}`, { uniqueid, ...data }, geduldMs),
    [pad, uniqueid]
  )
}

/** Posts and reads the answer; a refusal comes back as text to show. */
export async function roep<T>(
  url: string,
  data: object,
  geduldMs = GEDULD_MS
): Promise<Geroepen<T>> {
  let status = 0
  let body = ''
  try {
    const response = await postJson(url, data, naMs(geduldMs))
    body = await response.text()
    status = response.status
  } catch {
    return { ok: false, status: 0, tekst: GEEN_VERBINDING }
  }
  if (status >= 400) return { ok: false, status, tekst: leesbaar(body) }
  try {
    return { ok: true, status, data: (body === '' ? null : JSON.parse(body)) as T }
  } catch {
    return { ok: false, status, tekst: GEEN_UITLEG }
  }
}

/** The body as text: our own refusals are JSON with a sentence in it. */
function leesbaar(body: string): string {
  if (body.trim() === '') return GEEN_UITLEG
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
