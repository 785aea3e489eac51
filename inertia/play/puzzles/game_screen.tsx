import type { ReactNode } from 'react'
import { Dialog } from '~/ui/dialog'
import { PartyNote } from '~/play/party/party_note'
import { Keyhole } from '~/ui/keyhole'
import { PlayContext, type Words } from './play_context'
import type { GameInUse } from './use_game'
import { urlFor } from '~/wire/routes'
import { Heading } from '~/ui/heading'

const INVALID = 'De opgegeven code is verlopen of betaling is nog niet binnen!'

type Props = {
  title: string
  game: GameInUse
  words: Words
  children: ReactNode
}

/**
 * Shows nothing before the link check, a red message when it fails, and otherwise the game with its
 * dialogs. Until then the place of the game is kept, so that nothing moves when it comes.
 */
export function PlayPage({ title, game, words, children }: Props) {
  if (game.access === 'unknown')
    return (
      <>
        <Waiting title={title} />
        <Dialog dialog={game.dialog} />
      </>
    )
  if (game.access !== 'valid')
    return (
      <>
        <Closed title={title}>
          <WhyClosed {...game} />
        </Closed>
        <Dialog dialog={game.dialog} />
      </>
    )
  const { frame } = game
  return (
    <>
      {frame && (
        <PlayContext value={{ game, frame, words }}>
          {children}
          <PartyNote uniqueId={game.link.uniqueId} gamePath={game.link.path} />
        </PlayContext>
      )}
      <Notices {...game} />
      <Dialog dialog={game.dialog} />
    </>
  )
}

/** The place of a game that is not there yet. */
export function Waiting({ title }: { title: string }) {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Heading level={1} size="hidden">
        {title}
      </Heading>
      <Keyhole turning className="reveal size-14 text-brass" />
    </div>
  )
}

/** A game that is not shown: why, and another try. */
function Closed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-[42rem]">
      <Heading level={1}>{title}</Heading>
      {children}
      <button type="button" className="button mt-4" onClick={() => window.location.reload()}>
        Opnieuw proberen
      </button>
    </div>
  )
}

/** The message of the specification, and what may be the matter. */
function WhyClosed({ access, extendable }: Pick<GameInUse, 'access' | 'extendable'>) {
  if (access === 'not_brought') return <NotBrought />
  return (
    <>
      <p
        role="alert"
        className="mt-6 rounded-xl border-2 border-error bg-surface px-5 py-4 text-lg font-semibold text-error"
      >
        {INVALID}
      </p>
      {access === 'unanswered' ? <Unanswered /> : <Invalid extendable={extendable} />}
    </>
  )
}

/** The link was found valid, so the message about it would not be true. */
function NotBrought() {
  return (
    <p role="alert" className="note mt-6 text-lg">
      Je link klopt, maar het spel kwam niet mee. Aan je spel verandert daardoor niets; probeer het
      zo opnieuw.
    </p>
  )
}

/** A check without an answer says nothing against the link. */
function Unanswered() {
  return (
    <p className="mt-5">
      Of dat zo is, weten we nog niet: er kwam geen antwoord toen we je link wilden nakijken. Je
      hebt waarschijnlijk even geen verbinding. Aan je link en je spel verandert daardoor niets;
      probeer het zo opnieuw.
    </p>
  )
}

function Invalid({ extendable }: { extendable: boolean }) {
  return (
    <>
      <p className="mt-5">
        {extendable
          ? 'Was je nog bezig? Wie het spel bestelde, kan deze link nog een maand verlengen, op de pagina van de bestelling. De weg daarheen staat in elke e-mail van ons. E-mail kwijt? Die sturen we opnieuw.'
          : 'Wie het spel bestelde, krijgt met zijn e-mailadres al zijn links opnieuw gestuurd, en ziet op de pagina van de bestelling of er betaald is.'}
      </p>
      <a href={urlFor('lost_links.create')} className="button button-primary mt-5">
        Stuur mijn links opnieuw
      </a>
      <p className="mt-7">
        Net betaald? Dan werkt je link zodra de betaling binnen is, meestal binnen een minuut. Klopt
        er iets niet, schrijf ons dan gerust; het adres staat onderaan deze pagina.
      </p>
    </>
  )
}

/**
 * News about other devices and about the connection, at the lower edge of the window. It has a
 * place of its own below the game, so that it never covers a part that cannot be scrolled into
 * view, and never moves the game.
 */
function Notices({ connected, keepsUp, news }: Pick<GameInUse, 'connected' | 'keepsUp' | 'news'>) {
  const notice = 'case mt-4 ml-auto w-fit max-w-[24rem] px-4 py-2 text-sm font-semibold'
  return (
    <div role="status" className="no-print pointer-events-none sticky bottom-4 z-20">
      {!connected && (
        <p className={notice}>
          {keepsUp
            ? 'Geen verbinding. Jullie kunnen gewoon verder; wat jullie oplossen, sturen we straks op.'
            : 'Geen verbinding. We blijven het proberen.'}
        </p>
      )}
      {news !== '' && <p className={notice}>{news}</p>}
    </div>
  )
}
