import { useCallback, useEffect, useRef, useState } from 'react'
import { postJson } from '~/http'

/** The last resort of the specification, when an answer says nothing at all. */
const FALLBACK = 'Something went wrong. Please try again.'
const RECENTLY_MS = 2000

export type FieldErrors = Record<string, string[]>

type Outcome<T> =
  | { ok: true; data: T }
  /** `status` is 0 when there was no connection. */
  | { ok: false; status: number; errors: FieldErrors }

/**
 * A form that talks to one of our JSON calls. A 422 gives messages per field; any other refusal gives
 * one general message: the answer's errors map, else its message, else its whole body.
 */
export function useForm<T>(url: string) {
  const [loading, setLoading] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [generalError, setGeneralError] = useState<string | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const [recentlySuccessful, setRecentlySuccessful] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  const submit = useCallback(
    async (data: unknown): Promise<Outcome<T> | null> => {
      if (busy.current) return null
      busy.current = true
      setLoading(true)
      setErrors({})
      setGeneralError(null)
      setKept(null)
      try {
        const response = await postJson(url, data)
        const body = await response.text()
        if (response.ok) {
          setRecentlySuccessful(true)
          timer.current = setTimeout(() => setRecentlySuccessful(false), RECENTLY_MS)
          return { ok: true, data: (body === '' ? null : JSON.parse(body)) as T }
        }
        const refused = readRefusal(body)
        if (response.status === 422 && refused.errors) {
          setErrors(refused.errors)
          return { ok: false, status: 422, errors: refused.errors }
        }
        setKept(refused.kept)
        setGeneralError(
          refused.errors ? Object.values(refused.errors).flat().join(' ') : refused.message
        )
        return { ok: false, status: response.status, errors: {} }
      } catch {
        setGeneralError(
          'Er is geen verbinding. Controleer je internet en probeer het opnieuw; wat je invulde, blijft staan.'
        )
        return { ok: false, status: 0, errors: {} }
      } finally {
        busy.current = false
        setLoading(false)
      }
    },
    [url]
  )

  const setError = useCallback((field: string, message: string) => {
    setErrors((before) => ({ ...before, [field]: [message] }))
  }, [])

  const clearError = useCallback((field: string) => {
    setErrors(({ [field]: _, ...rest }) => rest)
  }, [])

  return { submit, loading, errors, generalError, kept, recentlySuccessful, setError, clearError }
}

type Refusal = { errors: FieldErrors | null; message: string; kept: string | null }

/** What a refused call says; `kept` is the page of an order that was written all the same. */
function readRefusal(body: string): Refusal {
  try {
    const parsed = JSON.parse(body) as {
      errors?: FieldErrors
      message?: string
      warning?: string
      bestelling?: string
    }
    return {
      errors: parsed.errors ?? null,
      message: parsed.message ?? parsed.warning ?? (body || FALLBACK),
      kept: parsed.bestelling ?? null,
    }
  } catch {
    return { errors: null, message: body.trim() || FALLBACK, kept: null }
  }
}
