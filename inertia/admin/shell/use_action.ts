import { useCallback, useRef } from 'react'
import { letPass } from '~/admin/drafts/open_forms'
import { freshKey } from '~/http'
import { useForm } from '~/ui/hooks/use_form'
import { handOn, type PayloadWithout, type WithPayload } from '~/wire/payloads'
import type { Route } from '~/wire/routes_of'

/** The statuses of somebody who is not logged in, and of a page from before the session ended. */
const WITHOUT_SESSION: readonly number[] = [401, 419]
/**
 * A press that got no answer, repeated within this time, counts as another try of the same press.
 */
const SAME_PRESS_MS = 60_000

/** What a call takes, without the key that the press adds. */
export type OnceOf<Name extends string> = PayloadWithout<Name, 'sleutel'>

/** The calls of one form or panel of the admin area, see `useForm`. */
export function useAction(options: Parameters<typeof useForm>[0] = {}) {
  const form = useForm(options)
  const { submit, loading: busy, errors, generalError: error, refuse, clearError } = form
  const open = useRef<{ pressed: string; key: string; since: number } | null>(null)

  /** @returns what came of it; null when something was being sent already */
  const ask = useCallback(
    async <Name extends string>(route: Route<Name>, ...data: WithPayload<Name>) => {
      const reply = await submit(route, ...data)
      if (reply?.ok === false && WITHOUT_SESSION.includes(reply.error.status)) logInAgain()
      return reply
    },
    [submit]
  )

  /** @returns whether it was done */
  const execute = useCallback(
    async <Name extends string>(
      route: Route<Name>,
      ...data: WithPayload<Name>
    ): Promise<boolean> => {
      const reply = await ask(route, ...data)
      return reply?.ok === true
    },
    [ask]
  )

  /**
   * The same, for calls that add something: a press that was sent twice because its answer got lost
   * counts once.
   */
  const executeOnce = useCallback(
    async <Name extends string>(route: Route<Name>, data: OnceOf<Name>): Promise<boolean> => {
      const pressed = JSON.stringify([route.url, data])
      const now = Date.now()
      const earlier = open.current
      const same = earlier?.pressed === pressed && now - earlier.since < SAME_PRESS_MS
      const attempt = same ? earlier : { pressed, key: freshKey(), since: now }
      open.current = attempt
      const done = await execute(route, ...handOn<Name>({ ...data, sleutel: attempt.key }))
      if (done) open.current = null
      return done
    },
    [execute]
  )

  return { ask, execute, executeOnce, refuse, clearError, busy, error, errors }
}

/**
 * Reloads the page, which leads to the login and back here after it. For somebody who logged in
 * elsewhere, the page itself comes again. The tab keeps what was typed.
 */
function logInAgain() {
  letPass()
  window.location.reload()
}
