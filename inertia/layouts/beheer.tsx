import { Link, router, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import '~/css/beheer.css'
import { useGedeeld } from '~/hooks/use_gedeeld'
import { postJson } from '~/http'

const MENU = [
  { href: '/dashboard', tekst: 'Klanten', hier: /^\/dashboard(\/klant.*)?$/ },
  { href: '/dashboard/rooms', tekst: 'Kamers', hier: /^\/dashboard\/rooms(\/|$)/ },
  { href: '/dashboard/aandacht', tekst: 'Aandacht', hier: /^\/dashboard\/aandacht$/ },
]

/** The frame of the admin area: calm, the name of the shop, the menu and a way out. */
export function BeheerLayout({ children }: { children: ReactNode }) {
  return (
    <div className="beheer mx-auto max-w-[78rem] px-4 py-4 text-[0.95rem] sm:px-8">
      <a
        href="#inhoud"
        className="knop niet-printen absolute top-2 left-2 z-20 -translate-y-24 focus:translate-y-0"
      >
        Naar de inhoud
      </a>
      <Kop />
      <main id="inhoud" tabIndex={-1} className="py-5 outline-none">
        {children}
      </main>
    </div>
  )
}

export const inBeheer = (page: ReactNode) => <BeheerLayout>{page}</BeheerLayout>

function Kop() {
  const { winkel } = useGedeeld()
  const pad = usePage().url.replace(/[?#].*$/, '')

  async function logUit() {
    await postJson('/api/logout', {})
    router.visit('/login')
  }

  return (
    <header className="niet-printen flex flex-wrap items-center gap-x-6 gap-y-1 border-b-2 border-lijn pb-3">
      <p className="font-titel text-xl font-semibold">{winkel.naam}, beheer</p>
      <nav aria-label="Beheer" className="flex flex-wrap gap-x-5">
        {MENU.map(({ href, tekst, hier }) => (
          <Link
            key={href}
            href={href}
            aria-current={hier.test(pad) ? 'page' : undefined}
            className="link inline-flex min-h-11 items-center aria-[current=page]:font-bold"
          >
            {tekst}
          </Link>
        ))}
      </nav>
      <Link
        href="/dashboard/wachtwoord"
        className="link ml-auto inline-flex min-h-11 items-center"
        aria-current={pad === '/dashboard/wachtwoord' ? 'page' : undefined}
      >
        Wachtwoord
      </Link>
      <button type="button" onClick={logUit} className="knop">
        Uitloggen
      </button>
    </header>
  )
}
