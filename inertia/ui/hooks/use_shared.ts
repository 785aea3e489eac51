import { usePage } from '@inertiajs/react'
import type { Role } from '#domain/admin/roles'
import type { Data } from '@generated/data'

type Shared = {
  shop: Data.Core.Http.ShopDetails
  demo: Data.Core.Http.Demo | null
  /** Of the admin who is logged in. */
  role?: Role
}

/** The data of every page: the shop's details, and whether this is the demo. */
export function useShared(): Shared {
  return usePage().props as unknown as Shared
}
