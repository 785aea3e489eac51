import { Link, router, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import '~/css/admin.css'
import { useShared } from '~/ui/hooks/use_shared'
import { postJson } from '~/http'

const under = (href: string) => new RegExp(`^${href}(/|$)`)
const menuItem = (href: string, text: string) => ({ href, tekst: text, hier: under(href) })

/** The working day of the shop, and the evenings of the Spellenfabriek. */
const MENU = [
  {
    naam: 'Winkel',
    plekken: [
      menuItem('/dashboard/vandaag', 'Vandaag'),
      menuItem('/dashboard/bestellingen', 'Bestellingen'),
      menuItem('/dashboard/verzenden', 'Verzenden'),
      menuItem('/dashboard/herroepingen', 'Herroepingen'),
      menuItem('/dashboard/berichten', 'Berichten'),
      menuItem('/dashboard/prijzen', 'Prijzen'),
      menuItem('/dashboard/actiecodes', 'Actiecodes'),
      menuItem('/dashboard/cijfers', 'Cijfers'),
      menuItem('/dashboard/instellingen', 'Instellingen'),
    ],
  },
  {
    naam: 'Avonden',
    plekken: [
      { href: '/dashboard', tekst: 'Klanten', hier: /^\/dashboard(\/klant.*)?$/ },
      menuItem('/dashboard/rooms', 'Kamers'),
      menuItem('/dashboard/aandacht', 'Aandacht'),
    ],
  },
]

/** The frame of the admin area: calm, the name of the shop, the menu and a way out. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <div className="beheer mx-auto max-w-[78rem] px-4 py-4 text-[0.95rem] sm:px-8">
      <a
        href="#inhoud"
        className="knop niet-printen absolute top-2 left-2 z-20 -translate-y-24 focus:translate-y-0"
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
  const { winkel: shop } = useShared()
  const path = usePage().url.replace(/[?#].*$/, '')

  async function logOut() {
    await postJson('/api/logout', {})
    router.visit('/login')
  }

  return (
    <header className="niet-printen border-b-2 border-lijn pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="font-titel text-xl font-semibold">{shop.naam}, beheer</p>
        <div className="flex flex-auto items-center justify-between gap-x-6 whitespace-nowrap sm:justify-end">
          <Link
            href="/dashboard/wachtwoord"
            className="link inline-flex min-h-11 items-center aria-[current=page]:font-bold"
            aria-current={path === '/dashboard/wachtwoord' ? 'page' : undefined}
          >
            Wachtwoord
          </Link>
          <button type="button" onClick={logOut} className="knop">
            Uitloggen
          </button>
        </div>
      </div>
      {MENU.map(({ naam: name, plekken: places }) => (
        <nav key={name} aria-label={name} className="flex flex-wrap gap-x-5">
          {places.map(({ href, tekst: text, hier: here }) => (
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
      ))}
    </header>
  )
}
