import { useCallback, useRef, useState } from 'react'
import type { Run } from '~/live/control/game_panel'
import type { FieldErrors } from '~/ui/hooks/use_form'
import { freshKey } from '~/http'

const NO_CONNECTION = 'Er is geen verbinding. Probeer het zo nog eens.'
const NOT_LOGGED_IN = 401
const INVALID = 422
/** Who presses the same again within this time, after no answer came, tries again. */
const SAME_PRESS_MS = 60_000

/** The calls of one form or panel: one at a time, and what the last one was refused with. */
export function useAction(run: Run) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const pressing = useRef(false)
  const open = useRef<{ vraag: string; sleutel: string; sinds: number } | null>(null)

  /** @returns whether it was done */
  const execute = useCallback<(...call: Parameters<Run>) => Promise<boolean>>(
    async (...call) => {
      if (pressing.current) return false
      pressing.current = true
      setBusy(true)
      setError(null)
      setErrors({})
      const outcome = await run(...call)
      pressing.current = false
      setBusy(false)
      if (outcome.ok) return true

      const { status, tekst: text } = outcome
      /** The page itself leads to the login, and back here after it. */
      if (status === NOT_LOGGED_IN) window.location.reload()
      if (status === INVALID && Object.keys(outcome.errors).length > 0) setErrors(outcome.errors)
      else setError(status === 0 ? NO_CONNECTION : text)
      return false
    },
    [run]
  )

  /** The same, for what adds up: a press that was sent twice, as its answer got lost, counts once. */
  const executeOnce = useCallback(
    async (url: string, data: object): Promise<boolean> => {
      if (pressing.current) return false
      const pressed = JSON.stringify([url, data])
      const now = Date.now()
      const earlier = open.current
      const same = earlier?.vraag === pressed && now - earlier.sinds < SAME_PRESS_MS
      const attempt = same ? earlier : { vraag: pressed, sleutel: freshKey(), sinds: now }
      open.current = attempt
      const outcome = await execute(url, { ...data, sleutel: attempt.sleutel })
      if (outcome) open.current = null
      return outcome
    },
    [execute]
  )

  /** Refuses before anything is sent. */
  const refuse = useCallback((reasons: FieldErrors) => {
    setError(null)
    setErrors(reasons)
  }, [])

  return {
    voerUit: execute,
    voerEenKeerUit: executeOnce,
    weiger: refuse,
    bezig: busy,
    fout: error,
    errors,
  }
}
