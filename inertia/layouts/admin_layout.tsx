import { Link, router, usePage } from '@inertiajs/react'
import { useState, type ReactNode } from 'react'
import '~/css/admin.css'
import { useShared } from '~/ui/hooks/use_shared'
import { call } from '~/wire/call'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

const under = (href: string) => new RegExp(`^${href}(/|$)`)
type MenuItem = { href: string; text: string; here: RegExp }
const menuItem = (href: string, text: string): MenuItem => ({ href, text, here: under(href) })

/** For owners: the pages of the shop's working day, and those of the live game's evenings. */
const MENU: readonly { name: string; places: MenuItem[] }[] = [
  {
    name: 'Winkel',
    places: [
      menuItem(adminUrlFor('today.index'), 'Vandaag'),
      menuItem(adminUrlFor('admin_order.index'), 'Bestellingen'),
      menuItem(adminUrlFor('shipping.index'), 'Verzenden'),
      menuItem(adminUrlFor('withdrawal_screen.index'), 'Herroepingen'),
      menuItem(adminUrlFor('message_screen.index'), 'Berichten'),
      menuItem(adminUrlFor('price_admin.index'), 'Prijzen'),
      menuItem(adminUrlFor('discount_code_screen.index'), 'Actiecodes'),
      menuItem(adminUrlFor('figures.index'), 'Cijfers'),
      menuItem(adminUrlFor('setting.index'), 'Instellingen'),
    ],
  },
  {
    name: 'Avonden',
    places: [
      { href: adminUrlFor('dashboard.index'), text: 'Klanten', here: /^\/dashboard(\/klant.*)?$/ },
      menuItem(adminUrlFor('room_screen.index'), 'Kamers'),
      menuItem(adminUrlFor('attention.index'), 'Aandacht'),
    ],
  },
]

/** The frame of the admin area: the name of the shop, the owner's menu and the logout button. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <div className="admin mx-auto max-w-[78rem] px-4 py-4 text-[0.95rem] sm:px-8">
      <a
        href="#inhoud"
        className="button no-print absolute top-2 left-2 z-20 -translate-y-24 focus:translate-y-0"
      >
        Naar de inhoud
      </a>
      <Header />
      <main id="inhoud" tabIndex={-1} className="py-5 outline-none">
        {children}
      </main>
    </div>
  )
}

export const inAdmin = (page: ReactNode) => <AdminLayout>{page}</AdminLayout>

function Header() {
  const { shop, role } = useShared()
  const owner = role === 'eigenaar'
  const path = usePage().url.replace(/[?#].*$/, '')
  /** On a phone the page itself comes first, and the menu when asked for. */
  const [unfolded, setUnfolded] = useState(false)
  const folded = owner && !unfolded ? 'max-sm:hidden' : ''

  return (
    <header className="no-print border-b-2 border-line pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="min-w-0 flex-1 font-title text-xl leading-tight font-semibold max-sm:text-[0.9rem]">
          {shop.name}, {owner ? 'beheer' : 'spelleiding'}
        </p>
        {owner && (
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls="menu"
            onClick={() => setUnfolded(!unfolded)}
            className="button sm:hidden"
          >
            Menu
          </button>
        )}
        <Account path={path} owner={owner} className={owner ? `${folded} max-sm:basis-full` : ''} />
      </div>
      <div id="menu" className={folded}>
        {owner && <Menu path={path} />}
      </div>
    </header>
  )
}

type AccountProps = { path: string; owner: boolean; className: string }

function Account({ path, owner, className }: AccountProps) {
  async function logOut() {
    await call(adminRoute('session.destroy'))
    router.visit(adminUrlFor('session.create'))
  }

  return (
    <div className={`${className} flex items-center justify-between gap-x-6 whitespace-nowrap`}>
      {owner && (
        <Link
          href={adminUrlFor('password.edit')}
          className="link inline-flex min-h-11 items-center aria-[current=page]:font-bold"
          aria-current={path === adminUrlFor('password.edit') ? 'page' : undefined}
        >
          Wachtwoord
        </Link>
      )}
      <button type="button" onClick={logOut} className="button">
        Uitloggen
      </button>
    </div>
  )
}

function Menu({ path }: { path: string }) {
  return MENU.map(({ name, places }) => (
    <nav key={name} aria-label={name} className="flex flex-wrap gap-x-5">
      {places.map(({ href, text, here }) => (
        <Link
          key={href}
          href={href}
          aria-current={here.test(path) ? 'page' : undefined}
          className="link inline-flex min-h-11 items-center aria-[current=page]:font-bold"
        >
          {text}
        </Link>
      ))}
    </nav>
  ))
}
