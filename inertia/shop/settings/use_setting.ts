import { router } from '@inertiajs/react'
import { useCallback, useState } from 'react'
import { merge } from '#domain/shop/settings/merge'
import { useAction } from '~/admin/shell/use_action'
import { call, type Call } from '~/wire/call'
import { handOn, type PayloadWithout } from '~/wire/payloads'
import type { Route } from '~/wire/routes_of'

const CHANGED_MEANWHILE = 409

/** What a call takes, without the mark of what the page has seen. */
export type SeenOf<Name extends string> = PayloadWithout<Name, 'gezien'>

/**
 * Saves a setting. When another admin was first, the page is fetched again while the typed text
 * stays: saving again then overwrites what is stored now.
 *
 * @param seen the mark of what is stored, as the page knows it
 */
export function useSetting(seen: string) {
  const [outcome, setOutcome] = useState('')
  const [overtaken, setOvertaken] = useState(false)
  const send = useCallback<Call>(async (route, ...payload) => {
    const reply = await call(route, ...payload)
    const tooLate = !reply.ok && reply.error.status === CHANGED_MEANWHILE
    if (reply.ok || tooLate) router.reload()
    setOvertaken((earlier) => !reply.ok && (earlier || tooLate))
    return reply
  }, [])
  const { execute, ...action } = useAction({ send, fields: 'all' })

  async function save<Name extends string>(route: Route<Name>, data: SeenOf<Name>, done: string) {
    setOutcome('')
    const succeeded = await execute(route, ...handOn<Name>({ ...data, gezien: seen }))
    if (succeeded) setOutcome(done)
    return succeeded
  }

  return { save, overtaken, outcome, setOutcome, ...action }
}

/** The fields of a form on top of what is stored, see `merge`. */
export function useFields<Fields extends object>(saved: Fields) {
  const [fields, setFields] = useState(saved)
  const [begin, setBegin] = useState(saved)
  if (begin !== saved) {
    setBegin(saved)
    setFields(merge(begin, fields, saved))
  }
  return [fields, setFields] as const
}
