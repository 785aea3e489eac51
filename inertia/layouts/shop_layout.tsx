import { Link, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { EmailAddress } from '~/ui/email_address'
import { useShared } from '~/ui/hooks/use_shared'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'

const MENU = [
  { href: urlFor('game.index'), text: 'Escape rooms' },
  { href: urlFor('information.questions'), text: 'Vragen' },
  { href: urlFor('contact.create'), text: 'Contact' },
]

/** The frame of every storefront page: name and menu above, the footer below. */
export function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#inhoud"
        className="button absolute top-2 left-2 z-20 -translate-y-24 focus:translate-y-0"
      >
        Naar de inhoud
      </a>
      <DemoBanner />
      <Notice />
      <Header />
      <main
        id="inhoud"
        tabIndex={-1}
        className="mx-auto w-full max-w-[78rem] flex-1 px-4 py-8 outline-none sm:px-8 sm:py-12 print:py-0"
      >
        {children}
      </main>
      <Footer />
    </div>
  )
}

/**
 * The `layout` of a page. It is kept between visits, so that focus and menu stay as they are.
 */
export const inShop = (page: ReactNode) => <ShopLayout>{page}</ShopLayout>

function DemoBanner() {
  const { demo } = useShared()
  if (!demo) return null
  return (
    <aside
      aria-label="Demo"
      className="no-print bg-[#1e2a38] px-4 py-1.5 text-center text-sm text-[#f6f0e4]"
    >
      Demo: betalingen zijn nagebootst.{' '}
      {demo.mailbox && (
        <>
          E-mails vind je in{' '}
          <a
            href={demo.mailbox}
            className="underline decoration-[#e2bd74] decoration-2 underline-offset-3 focus-visible:outline-[#e2bd74]"
          >
            het postvak
          </a>
          .
        </>
      )}
    </aside>
  )
}

/** The notice that visitors have to read today, such as a holiday. */
function Notice() {
  const { notice } = useShared().shop
  if (notice === null) return null
  return (
    <aside
      aria-label="Mededeling"
      className="border-b-2 border-line bg-note px-4 py-2 text-center text-[0.95rem] font-semibold sm:px-8"
    >
      {notice}
    </aside>
  )
}

function Header() {
  const { shop } = useShared()
  const { url } = usePage()
  return (
    <header className="no-print">
      <div className="mx-auto flex max-w-[78rem] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-4 pb-3 sm:px-8">
        <Link
          href={urlFor('home.show')}
          className="group flex min-h-12 items-center gap-3 font-title text-xl leading-tight font-semibold sm:text-2xl"
        >
          <img
            src={fileAddress('/img/logo.svg')}
            alt=""
            width="44"
            height="44"
            className="size-11 transition-transform duration-200 group-hover:rotate-12"
          />
          <span>{shop.name}</span>
        </Link>
        <nav aria-label="Hoofdmenu" className="-mx-3 sm:mx-0">
          <ul className="flex flex-wrap gap-x-1">
            {MENU.map(({ href, text }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={url.startsWith(href) ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-lg border-b-3 border-transparent px-3 font-semibold hover:border-brass aria-[current=page]:border-brass forced-colors:not-aria-[current=page]:border-[color:Canvas]"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div aria-hidden="true" className="route mx-auto max-w-[78rem] opacity-80" />
    </header>
  )
}

function Footer() {
  const { shop } = useShared()
  return (
    <footer className="mt-8 border-t-2 border-line bg-surface-deep text-[0.95rem] print:mt-4 print:border-t">
      <div className="mx-auto grid max-w-[78rem] gap-8 px-4 py-10 sm:grid-cols-[1.4fr_1fr_1fr] sm:px-8 print:block print:py-2">
        {/* One line on paper, so that it stays on the sheet of what it is under. */}
        <div className="print:flex print:flex-wrap print:items-baseline print:gap-x-5 print:*:mt-0">
          <p className="font-title text-lg font-semibold">{shop.name}</p>
          <p className="mt-2 text-soft">{shop.address}</p>
          <p className="text-soft">
            <EmailAddress />
          </p>
          <p className="mt-2 text-sm text-soft">
            {shop.kvk && <>KvK {shop.kvk}</>}
            {shop.vatId && <>, btw-id {shop.vatId}</>}
          </p>
        </div>
        <nav aria-label="Spelen" className="no-print">
          <p className="font-semibold">Spelen</p>
          <List
            links={[
              [urlFor('game.index'), 'Alle escape rooms'],
              [urlFor('game.show', { itemName: 'spellenfabriek' }), 'Voor teams'],
              [`${urlFor('game.index')}?met=kinderfeest`, 'Voor een feestje'],
              [urlFor('sample.show'), 'Proefraadsel'],
              [urlFor('voucher_sale.create'), 'Cadeaubon geven'],
            ]}
          />
        </nav>
        <nav aria-label="Klantenservice" className="no-print">
          <p className="font-semibold">Klantenservice</p>
          <List
            links={[
              [urlFor('information.questions'), 'Veelgestelde vragen'],
              [urlFor('contact.create'), 'Contact'],
              [urlFor('lost_links.create'), 'Waar is mijn bestelling?'],
              [urlFor('information.withdrawal'), 'Herroepingsrecht'],
              [urlFor('withdrawal.create'), 'Overeenkomst hier herroepen'],
              [urlFor('information.privacy'), 'Privacybeleid'],
              [urlFor('information.accessibility'), 'Toegankelijkheid'],
            ]}
          />
        </nav>
      </div>
    </footer>
  )
}

function List({ links }: { links: [string, string][] }) {
  return (
    <ul className="mt-1">
      {links.map(([href, text]) => (
        <li key={href}>
          <Link
            href={href}
            className="inline-flex min-h-9 items-center hover:underline hover:decoration-brass hover:decoration-2 hover:underline-offset-4"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
