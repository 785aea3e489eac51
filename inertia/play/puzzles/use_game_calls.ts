import { useMemo } from 'react'
import { afterMs, postJson } from '~/http'

export const NO_CONNECTION =
  'Er is geen verbinding. Controleer je internet en probeer het opnieuw; wat je typte, blijft staan.'
const NO_EXPLANATION = 'De server gaf geen bruikbaar antwoord. Probeer het zo nog eens.'

/** Longer than the slowest line needs; a line that fell silent never answers by itself. */
const PATIENCE_MS = 15_000

export type CallResult<T> =
  | { ok: true; status: number; data: T }
  /** `status` is 0 when there was no connection. */
  | { ok: false; status: number; tekst: string }

/** Calls about one link; every call carries its unique id. */
export function useGameCalls(path: string, uniqueId: string) {
  return useMemo(
    () =>
      <T>(call: string, data: object = {}, patienceMs?: number) =>
        callApi<T>(`/api/${path}/${call}`, { uniqueid: uniqueId, ...data }, patienceMs),
    [path, uniqueId]
  )
}

/** Posts and reads the answer; a refusal comes back as text to show. */
export async function callApi<T>(
  url: string,
  data: object,
  patienceMs = PATIENCE_MS
): Promise<CallResult<T>> {
  let status = 0
  let body = ''
  try {
    const response = await postJson(url, data, afterMs(patienceMs))
    body = await response.text()
    status = response.status
  } catch {
    return { ok: false, status: 0, tekst: NO_CONNECTION }
  }
  if (status >= 400) return { ok: false, status, tekst: readable(body) }
  try {
    return { ok: true, status, data: (body === '' ? null : JSON.parse(body)) as T }
  } catch {
    return { ok: false, status, tekst: NO_EXPLANATION }
  }
}

/** The body as text: our own refusals are JSON with a sentence in it. */
function readable(body: string): string {
  if (body.trim() === '') return NO_EXPLANATION
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
