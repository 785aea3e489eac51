import { usePage } from '@inertiajs/react'
import type { Gedeeld } from '~/types'

/** What every page gets: who the shop is, and whether this is the demo. */
export function useGedeeld(): Gedeeld {
  return usePage().props as unknown as Gedeeld
}
