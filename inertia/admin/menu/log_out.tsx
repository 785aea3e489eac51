import { router } from '@inertiajs/react'
import { forgetForms } from '~/admin/drafts/open_forms'
import { eraseDraft, IN_ADMIN_AREA } from '~/ui/hooks/use_draft'
import { call } from '~/wire/call'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

/** Ends the session, and returns to the login. What was typed leaves the tab with its admin. */
export function LogOut({ className }: { className: string }) {
  async function logOut() {
    await call(adminRoute('session.destroy'))
    forgetForms()
    eraseDraft(IN_ADMIN_AREA)
    router.visit(adminUrlFor('session.create'))
  }

  return (
    <button type="button" onClick={logOut} className={className}>
      Uitloggen
    </button>
  )
}
