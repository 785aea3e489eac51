import { usePage } from '@inertiajs/react'
import type { Shared } from '~/shop_types'

/** What every page gets: who the shop is, and whether this is the demo. */
export function useShared(): Shared {
  return usePage().props as unknown as Shared
}
