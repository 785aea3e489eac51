import { Icon } from '~/ui/icon'
import type { TeamGame } from './use_team_game'
import { inPoints, teamName } from './team_words'

const LAST_MINUTES = 5 * 60
/** A longer name does not fit beside the clock on a phone, and gets two smaller lines. */
const ONE_LINE = 16

/**
 * The part that is always visible: the clock, the team with its points, and the state of the
 * connection.
 */
export function Header({ game }: { game: TeamGame }) {
  const { snapshot, clock } = game
  const name = teamName(snapshot.team)
  const ongoing = game.game?.status === 'started'
  const paused = ongoing && game.game?.gepauzeerd_sinds !== null
  const almostOver = ongoing && !paused && clock.seconds !== null && clock.seconds <= LAST_MINUTES
  return (
    <header className="sticky top-0 z-10 -mx-4 mb-5 border-b-2 border-line bg-surface-deep px-4 py-3 sm:rounded-b-xl sm:border-x-2">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span
            className={`block font-title font-semibold text-balance wrap-anywhere ${name.length > ONE_LINE ? 'text-base leading-tight' : 'text-xl'}`}
          >
            {name}
          </span>
          <span className="block font-code">{inPoints(snapshot.team.punten)}</span>
        </p>
        {ongoing && (
          <p
            role="timer"
            aria-label="Nog te spelen"
            className={`flex items-center gap-1.5 font-code text-4xl leading-none font-bold ${almostOver ? 'text-error' : paused ? 'text-soft' : ''}`}
          >
            {paused && <Icon name="pause" className="size-7" />}
            {clock.text}
          </p>
        )}
      </div>
      <p role="status" className="text-sm font-semibold empty:hidden">
        <Line game={game} />
      </p>
    </header>
  )
}

/** The connection, only as far as players have to know about it: they can play on without one. */
function Line({ game: { badge, busy, game } }: { game: TeamGame }) {
  if (badge === 'polling')
    return (
      <span className="inline-flex items-center gap-1.5 text-soft">
        <Icon name="clock" /> Trage verbinding
      </span>
    )
  if (badge !== 'gone') return null
  return (
    <span className="mt-2 block rounded bg-note px-3 py-2">
      Geen verbinding. Wat je tikt wordt bewaard.{' '}
      <span className="font-normal">
        {busy && 'Je laatste tik gaat mee zodra er weer verbinding is.'}
        {!busy && game?.status === 'started' && 'De klok loopt gewoon door.'}
      </span>
    </span>
  )
}
