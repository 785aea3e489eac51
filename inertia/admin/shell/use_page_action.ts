import { router } from '@inertiajs/react'
import { useState } from 'react'
import { callApi } from './call_api'
import { useAction } from './use_action'

/**
 * What a panel does on a page whose facts are its props: after each call the page is fetched anew.
 *
 * @param api where its calls begin
 */
export function usePageAction(api: string) {
  const { voerUit: execute, voerEenKeerUit: executeOnce, ...rest } = useAction(callApi)
  const [outcome, setOutcome] = useState('')

  async function report(work: Promise<boolean>, done: string): Promise<boolean> {
    setOutcome('')
    const succeeded = await work
    if (succeeded) setOutcome(done)
    router.reload()
    return succeeded
  }

  const run = (call: string, data: object, done: string, method: 'POST' | 'PUT' = 'POST') =>
    report(execute(`${api}/${call}`, data, method), done)

  /** For what adds up: the same press sent twice counts once. */
  const runOnce = (call: string, data: object, done: string) =>
    report(executeOnce(`${api}/${call}`, data), done)

  return { doe: run, doeEenKeer: runOnce, gedaan: outcome, setGedaan: setOutcome, ...rest }
}

/** The same for an order, and for a withdrawal. */
export const useOrderAction = (id: number) => usePageAction(`/api/dashboard/bestelling/${id}`)
export const useWithdrawalAction = (id: number) => usePageAction(`/api/dashboard/herroeping/${id}`)
