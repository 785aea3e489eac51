import type { ReactNode } from 'react'
import { Dialog } from '~/ui/dialog'
import { Keyhole } from '~/ui/keyhole'
import type { GameInUse } from './use_game'

const INVALID = 'De opgegeven code is verlopen of betaling is nog niet binnen!'

/** Nothing before the link check, a red message when it fails, else the game with its dialogs. */
export function PlayPage({
  titel: title,
  spel: game,
  children,
}: {
  titel: string
  spel: GameInUse
  children: ReactNode
}) {
  if (game.toegang === 'onbekend')
    return (
      <div className="grid min-h-[50dvh] place-items-center">
        <h1 className="sr-only">{title}</h1>
        <Keyhole draait className="laat-zien size-14 text-messing" />
      </div>
    )
  if (game.toegang === 'ongeldig') return <Invalid titel={title} verlengbaar={game.verlengbaar} />
  return (
    <>
      <Notices {...game} />
      {children}
      <Dialog dialoog={game.dialoog} />
    </>
  )
}

function Invalid({
  titel: title,
  verlengbaar: extendable,
}: {
  titel: string
  verlengbaar: boolean
}) {
  return (
    <div className="max-w-[42rem]">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p
        role="alert"
        className="mt-6 rounded-xl border-2 border-fout bg-vlak px-5 py-4 text-lg font-semibold text-fout"
      >
        {INVALID}
      </p>
      {extendable && (
        <p className="mt-5">
          Was je nog bezig? Wie het spel bestelde, kan deze link nog een maand verlengen, op de
          pagina van de bestelling. De weg daarheen staat in elke e-mail van ons.{' '}
          <a href="/bestelling" className="link">
            E-mail kwijt?
          </a>
        </p>
      )}
      <p className="mt-5">
        Net betaald? Dan werkt je link zodra de betaling binnen is, meestal binnen een minuut. Klopt
        er iets niet, schrijf ons dan gerust; het adres staat onderaan deze pagina.
      </p>
      <button type="button" className="knop mt-6" onClick={() => window.location.reload()}>
        Opnieuw proberen
      </button>
    </div>
  )
}

/** What happens elsewhere: on other devices, and to the line; above the page, and in nobody's way. */
function Notices({ verbonden: connected, nieuws: news }: Pick<GameInUse, 'verbonden' | 'nieuws'>) {
  const notice = 'kist ml-auto w-fit max-w-[24rem] px-4 py-2 text-sm font-semibold'
  return (
    <div role="status" className="pointer-events-none sticky top-2 z-10 h-0 space-y-2">
      {!connected && <p className={notice}>Geen verbinding. We blijven het proberen.</p>}
      {news !== '' && <p className={notice}>{news}</p>}
    </div>
  )
}
