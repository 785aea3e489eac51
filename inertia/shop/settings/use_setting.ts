import { router } from '@inertiajs/react'
import { useCallback, useState } from 'react'
import { merge } from '#domain/shop/settings/merge'
import { callApi } from '~/admin/shell/call_api'
import type { Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'

const CHANGED_MEANWHILE = 409

/**
 * Saves a setting. When another admin was first, the page is fetched anew while what was typed stays:
 * saving again then goes over what is stored by now.
 *
 * @param gezien stands for what is stored, as the page knows it
 */
export function useSetting(api: string, seen: string) {
  const [outcome, setOutcome] = useState('')
  const [overtaken, setOvertaken] = useState(false)
  const run = useCallback<Run>(async (...call) => {
    const reply = await callApi(...call)
    const tooLate = !reply.ok && reply.status === CHANGED_MEANWHILE
    if (reply.ok || tooLate) router.reload()
    setOvertaken((earlier) => !reply.ok && (earlier || tooLate))
    return reply
  }, [])
  const { voerUit: execute, ...action } = useAction(run)

  async function save(data: object, done: string, method: 'PUT' | 'DELETE' = 'PUT') {
    setOutcome('')
    const succeeded = await execute(api, { ...data, gezien: seen }, method)
    if (succeeded) setOutcome(done)
    return succeeded
  }

  return { bewaar: save, ingehaald: overtaken, gedaan: outcome, setGedaan: setOutcome, ...action }
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
