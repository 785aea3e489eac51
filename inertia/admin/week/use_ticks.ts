import type { Data } from '@generated/data'
import { usePageAction } from '~/admin/shell/use_page_action'
import { adminRoute } from '~/wire/admin_routes'

/** Ticking off what is ready for an evening. */
export function useTicks({ id }: Data.Admin.Week.Evening) {
  const { run, busy, error } = usePageAction()
  const set = (item: string, ready: boolean) => {
    const address = { id, onderdeel: item }
    return ready
      ? run(adminRoute('preparation.store', address), {}, '')
      : run(adminRoute('preparation.destroy', address), {}, '')
  }
  return { set, busy, error }
}

export type Ticks = ReturnType<typeof useTicks>
