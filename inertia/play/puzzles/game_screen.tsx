import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { Dialog } from '~/ui/dialog'
import { Keyhole } from '~/ui/keyhole'
import { PlayContext, type Words } from './play_context'
import type { GameInUse } from './use_game'
import { urlFor } from '~/wire/routes'
import { Heading } from '~/ui/heading'

type Frame = Data.Play.Puzzles.Frame

const INVALID = 'De opgegeven code is verlopen of betaling is nog niet binnen!'

type Props = {
  title: string
  game: GameInUse
  /** Not there without a valid link. */
  frame: Frame | null
  words: Words
  children: ReactNode
}

/**
 * Shows nothing before the link check, a red message when it fails, and otherwise the game with its
 * dialogs.
 */
export function PlayPage({ title, game, frame, words, children }: Props) {
  if (game.access === 'unknown')
    return (
      <div className="grid min-h-[50dvh] place-items-center">
        <Heading level={1} size="hidden">
          {title}
        </Heading>
        <Keyhole turning className="reveal size-14 text-brass" />
      </div>
    )
  if (game.access === 'invalid') return <Invalid title={title} extendable={game.extendable} />
  return (
    <>
      <Notices {...game} />
      {frame && <PlayContext value={{ game, frame, words }}>{children}</PlayContext>}
      <Dialog dialog={game.dialog} />
    </>
  )
}

function Invalid({ title, extendable }: { title: string; extendable: boolean }) {
  return (
    <div className="max-w-[42rem]">
      <Heading level={1}>{title}</Heading>
      <p
        role="alert"
        className="mt-6 rounded-xl border-2 border-error bg-surface px-5 py-4 text-lg font-semibold text-error"
      >
        {INVALID}
      </p>
      {extendable && (
        <p className="mt-5">
          Was je nog bezig? Wie het spel bestelde, kan deze link nog een maand verlengen, op de
          pagina van de bestelling. De weg daarheen staat in elke e-mail van ons.{' '}
          <a href={urlFor('lost_links.create')} className="link">
            E-mail kwijt?
          </a>
        </p>
      )}
      <p className="mt-5">
        Net betaald? Dan werkt je link zodra de betaling binnen is, meestal binnen een minuut. Klopt
        er iets niet, schrijf ons dan gerust; het adres staat onderaan deze pagina.
      </p>
      <button type="button" className="button mt-6" onClick={() => window.location.reload()}>
        Opnieuw proberen
      </button>
    </div>
  )
}

/**
 * News about other devices and about the connection. It is shown above the page, where it covers
 * nothing.
 */
function Notices({ connected, news }: Pick<GameInUse, 'connected' | 'news'>) {
  const notice = 'case ml-auto w-fit max-w-[24rem] px-4 py-2 text-sm font-semibold'
  return (
    <div role="status" className="pointer-events-none sticky top-2 z-10 h-0 space-y-2">
      {!connected && <p className={notice}>Geen verbinding. We blijven het proberen.</p>}
      {news !== '' && <p className={notice}>{news}</p>}
    </div>
  )
}
