import { usePage } from '@inertiajs/react'
import { useEffect, type ReactNode } from 'react'
import '~/css/admin.css'
import { LeaveQuestion } from '~/admin/drafts/leave_question'
import { BottomBar } from '~/admin/menu/bottom_bar'
import { LogOut } from '~/admin/menu/log_out'
import { WholeMenu } from '~/admin/menu/whole_menu'
import { IN_ADMIN_AREA, useDraft } from '~/ui/hooks/use_draft'
import { useShared } from '~/ui/hooks/use_shared'

/**
 * The frame of the admin area. An owner has the menu beside the page, and on a phone below it; a
 * game master has only the page and the logout button.
 */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { role } = useShared()
  const owner = role === 'eigenaar'
  const { url } = usePage()
  const [, note] = useDraft(IN_ADMIN_AREA)
  useEffect(() => note('yes'), [note])
  const path = url.replace(/[?#].*$/, '')
  return (
    <div className={`admin text-[0.95rem] ${owner ? 'admin-owner' : ''}`}>
      <a
        href="#inhoud"
        className="button no-print absolute top-2 left-2 z-20 -translate-y-24 focus:translate-y-0"
      >
        Naar de inhoud
      </a>
      <Header owner={owner} path={path} />
      <main id="inhoud" tabIndex={-1} className="admin-page outline-none">
        {children}
      </main>
      {owner && <BottomBar path={path} />}
      <LeaveQuestion url={url} />
    </div>
  )
}

export const inAdmin = (page: ReactNode) => <AdminLayout>{page}</AdminLayout>

function Header({ owner, path }: { owner: boolean; path: string }) {
  const { shop } = useShared()
  return (
    <header className="admin-header no-print">
      <p className="admin-name">
        {shop.name}
        <span className="admin-role">
          <span className="sr-only">, </span>
          {owner ? 'beheer' : 'spelleiding'}
        </span>
      </p>
      {owner ? (
        <div className="side-menu">
          <WholeMenu path={path} />
        </div>
      ) : (
        <LogOut className="button flex-none" />
      )}
    </header>
  )
}
