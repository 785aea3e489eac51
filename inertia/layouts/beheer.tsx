import { Link, router, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import '~/css/beheer.css'
import { useGedeeld } from '~/hooks/use_gedeeld'
import { postJson } from '~/http'

const onder = (href: string) => new RegExp(`^${href}(/|$)`)
const plek = (href: string, tekst: string) => ({ href, tekst, hier: onder(href) })

/** The working day of the shop, and the evenings of the Spellenfabriek. */
const MENU = [
  {
    naam: 'Winkel',
    plekken: [
      plek('/dashboard/vandaag', 'Vandaag'),
      plek('/dashboard/bestellingen', 'Bestellingen'),
      plek('/dashboard/verzenden', 'Verzenden'),
      plek('/dashboard/herroepingen', 'Herroepingen'),
      plek('/dashboard/berichten', 'Berichten'),
      plek('/dashboard/prijzen', 'Prijzen'),
      plek('/dashboard/actiecodes', 'Actiecodes'),
      plek('/dashboard/cijfers', 'Cijfers'),
      plek('/dashboard/instellingen', 'Instellingen'),
    ],
  },
  {
    naam: 'Avonden',
    plekken: [
      { href: '/dashboard', tekst: 'Klanten', hier: /^\/dashboard(\/klant.*)?$/ },
      plek('/dashboard/rooms', 'Kamers'),
      plek('/dashboard/aandacht', 'Aandacht'),
    ],
  },
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
    <header className="niet-printen border-b-2 border-lijn pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="font-titel text-xl font-semibold">{winkel.naam}, beheer</p>
        <div className="flex flex-auto items-center justify-between gap-x-6 whitespace-nowrap sm:justify-end">
          <Link
            href="/dashboard/wachtwoord"
            className="link inline-flex min-h-11 items-center aria-[current=page]:font-bold"
            aria-current={pad === '/dashboard/wachtwoord' ? 'page' : undefined}
          >
            Wachtwoord
          </Link>
          <button type="button" onClick={logUit} className="knop">
            Uitloggen
          </button>
        </div>
      </div>
      {MENU.map(({ naam, plekken }) => (
        <nav key={naam} aria-label={naam} className="flex flex-wrap gap-x-5">
          {plekken.map(({ href, tekst, hier }) => (
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
      ))}
    </header>
  )
}
