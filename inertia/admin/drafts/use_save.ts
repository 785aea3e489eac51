import { router } from '@inertiajs/react'
import { useCallback } from 'react'
import { useAction } from '~/admin/shell/use_action'
import { useOutcome } from '~/admin/shell/use_outcome'
import { call, type Call } from '~/wire/call'
import { handOn, type PayloadWithout } from '~/wire/payloads'
import type { Route } from '~/wire/routes_of'

const CHANGED_MEANWHILE = 409

/** What a call takes, without the mark of what the page has seen. */
export type SeenOf<Name extends string> = PayloadWithout<Name, 'gezien'>

/**
 * Saves what several people may change. When another admin was first, the page is fetched again while
 * the typed text stays: saving again then overwrites what is stored now. `useKeptFields` tells what the
 * other one changed.
 *
 * @param seen the mark of what is stored, as the page knows it
 */
export function useSave(seen: string) {
  const { outcome, setOutcome, tell } = useOutcome()
  const send = useCallback<Call>(async (route, ...payload) => {
    const reply = await call(route, ...payload)
    if (reply.ok || reply.error.status === CHANGED_MEANWHILE) router.reload()
    return reply
  }, [])
  const { execute, ...action } = useAction({ send, fields: 'all' })

  async function save<Name extends string>(route: Route<Name>, data: SeenOf<Name>, done: string) {
    setOutcome('')
    const succeeded = await execute(route, ...handOn<Name>({ ...data, gezien: seen }))
    if (succeeded) tell(done)
    return succeeded
  }

  return { save, outcome, setOutcome, ...action }
}
