import { Link } from '@inertiajs/react'
import { adminUrlFor } from '~/wire/admin_routes'

/** The way to the list of browsers in which this admin is logged in. */
export const DevicesLink = () => (
  <Link href={adminUrlFor('device.index')} className="link inline-flex min-h-11 items-center">
    Waar je bent ingelogd, en overal uitloggen
  </Link>
)
