import { router } from '@inertiajs/react'
import { handOn, type PayloadOf } from '~/wire/payloads'
import type { Route } from '~/wire/routes_of'
import { useAction, type OnceOf } from './use_action'
import { useOutcome } from './use_outcome'

/**
 * The actions of a panel on a page whose data are its props. After each call the page is fetched
 * again.
 *
 * @param fields which show their own messages, see `useForm`
 */
export function usePageAction(fields?: readonly string[] | 'all') {
  const { execute, executeOnce, ...rest } = useAction({ fields })
  const { outcome, setOutcome, tell } = useOutcome()

  async function report(work: Promise<boolean>, done: string): Promise<boolean> {
    setOutcome('')
    const succeeded = await work
    if (succeeded) tell(done)
    router.reload()
    return succeeded
  }

  const run = <Name extends string>(route: Route<Name>, data: PayloadOf<Name>, done: string) =>
    report(execute(route, ...handOn<Name>(data)), done)

  /** The same as `run`, for a press that adds something: sent twice, it counts once. */
  const runOnce = <Name extends string>(route: Route<Name>, data: OnceOf<Name>, done: string) =>
    report(executeOnce(route, data), done)

  return { run, runOnce, outcome, setOutcome, ...rest }
}

export type PageAction = ReturnType<typeof usePageAction>
