import { usePage } from '@inertiajs/react'
import type { Role } from '#domain/admin/accounts/roles'
import type { Data } from '@generated/data'

/** How much waits for the owner, see `app/admin/today/waiting.ts`. */
export type Waiting = {
  parcels: number
  messages: number
  withdrawals: number
  bookings: number
  alarms: number
}

type Shared = {
  shop: Data.Core.Http.ShopDetails
  demo: Data.Core.Http.Demo | null
  /** The role of the admin who is logged in. */
  role?: Role
  /** The data that only an owner gets. */
  waiting?: Waiting
}

/** The data of every page: the shop's details, and whether this is the demo. */
export function useShared(): Shared {
  return usePage().props as unknown as Shared
}
