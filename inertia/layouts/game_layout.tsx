import type { ReactNode } from 'react'
import { EmailAddress } from '~/ui/email_address'
import { useShared } from '~/ui/hooks/use_shared'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'

/** The frame around a game: only the name of the shop, so that nothing distracts the players. */
export function GameLayout({ children }: { children: ReactNode }) {
  const { shop } = useShared()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#inhoud"
        className="button absolute top-2 left-2 z-20 -translate-y-24 focus:translate-y-0"
      >
        Naar de inhoud
      </a>
      <header className="no-print mx-auto w-full max-w-[62rem] px-4 pt-3 sm:px-8">
        <a
          href={urlFor('home.show')}
          className="inline-flex min-h-12 items-center gap-3 font-title text-lg leading-tight font-semibold"
        >
          <img
            src={fileAddress('/img/logo.svg')}
            alt=""
            width="36"
            height="36"
            className="size-9"
          />
          <span>{shop.name}</span>
        </a>
        <div aria-hidden="true" className="route mt-2 opacity-80" />
      </header>
      <main
        id="inhoud"
        tabIndex={-1}
        className="mx-auto w-full max-w-[62rem] flex-1 px-4 py-6 outline-none sm:px-8 sm:py-10"
      >
        {children}
      </main>
      <footer className="no-print mt-8 border-t-2 border-line bg-surface-deep">
        <p className="mx-auto max-w-[62rem] px-4 py-6 text-[0.95rem] text-soft sm:px-8">
          Loopt er iets vast buiten het spel? <EmailAddress />
        </p>
      </footer>
    </div>
  )
}

export const inGame = (page: ReactNode) => <GameLayout>{page}</GameLayout>
