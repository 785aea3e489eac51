import { router } from '@inertiajs/react'
import { call } from '~/wire/call'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

/** Ends the session, and returns to the login. */
export function LogOut({ className }: { className: string }) {
  async function logOut() {
    await call(adminRoute('session.destroy'))
    router.visit(adminUrlFor('session.create'))
  }

  return (
    <button type="button" onClick={logOut} className={className}>
      Uitloggen
    </button>
  )
}
