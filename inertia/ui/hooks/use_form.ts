import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#domain/result'
import type { AnswerOf } from '~/wire/answers'
import { call, type Call } from '~/wire/call'
import type { FieldErrors, Refusal } from '~/wire/refusal'
import type { WithPayload } from '~/wire/payloads'
import type { Route } from '~/wire/routes_of'

const RECENTLY_MS = 2000

type Options = {
  /** The fields that show their own messages; `all` when an error summary lists every message. */
  fields?: readonly string[] | 'all'
  /** How it is sent, for forms that do more with the answer. */
  send?: Call
}

/**
 * What every form and button of the site does with a call, by the specification's error protocol: one
 * at a time, the messages of a 422 under their fields, and any other refusal as one general message.
 * A message about a field that the form does not show is part of the general one.
 */
export function useForm({ fields = [], send = call }: Options = {}) {
  const [loading, setLoading] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [recentlySuccessful, setRecentlySuccessful] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  /** @returns what came of it; null when the form was being sent already */
  const submit = useCallback(
    async <Name extends string>(
      route: Route<Name>,
      ...payload: WithPayload<Name>
    ): Promise<Result<AnswerOf<Name>, Refusal> | null> => {
      if (busy.current) return null
      busy.current = true
      setLoading(true)
      setErrors({})
      setSentence(null)
      const reply = await send(route, ...payload)
      busy.current = false
      setLoading(false)
      if (reply.ok) {
        setRecentlySuccessful(true)
        timer.current = setTimeout(() => setRecentlySuccessful(false), RECENTLY_MS)
      } else if (Object.keys(reply.error.errors).length > 0) setErrors(reply.error.errors)
      else setSentence(reply.error.sentence)
      return reply
    },
    [send]
  )

  /** Refuses before anything is sent. */
  const refuse = useCallback((reasons: FieldErrors) => {
    setSentence(null)
    setErrors(reasons)
  }, [])

  const setError = useCallback((field: string, message: string) => {
    setErrors((before) => ({ ...before, [field]: [message] }))
  }, [])

  const clearError = useCallback((field: string) => {
    setErrors(({ [field]: _, ...rest }) => rest)
  }, [])

  return {
    submit,
    loading,
    errors,
    generalError: sentence ?? elsewhere(errors, fields),
    recentlySuccessful,
    refuse,
    setError,
    clearError,
  }
}

/** What was said about fields that the form does not show. */
function elsewhere(errors: FieldErrors, fields: readonly string[] | 'all'): string | null {
  if (fields === 'all') return null
  const said = Object.entries(errors).filter(([field]) => !fields.includes(field))
  return said.flatMap(([, messages]) => messages).join(' ') || null
}
