import { toMinutesSeconds } from '#domain/live/game/countdown'
import { statusText } from '~/live/game/status_text'
import type { Game } from './game_panel'
import { useCountdown } from '~/live/game/use_countdown'

export const GAME_STATUS = 'spelstatus'

type Props = { game: Game; clockOffset: number; onZero: () => void }

/** The clock and the status of the game. */
export function GameStatus({ game, clockOffset, onZero }: Props) {
  const { text } = useCountdown(game, clockOffset, onZero)
  const ongoing = game.status === 'started' || game.status === 'timeout'
  /** On a phone a long reason is cut off, so that the teams that need the host stay in view. */
  const brief = game.status === 'started' ? 'max-sm:line-clamp-2' : ''
  return (
    <div>
      <p
        id="klok"
        className={`text-sm text-soft ${game.status === 'started' ? 'max-sm:sr-only' : ''}`}
      >
        {ongoing ? 'Nog te spelen' : 'Speelduur'}
      </p>
      <p
        role="timer"
        aria-labelledby="klok"
        className="game-clock font-code leading-none font-bold whitespace-nowrap tabular-nums"
      >
        {ongoing ? text : toMinutesSeconds(game.tijdsduur * 60)}
      </p>
      <p
        id={GAME_STATUS}
        tabIndex={-1}
        aria-live="polite"
        className={`mt-3 text-lg font-semibold outline-none max-sm:mt-2 ${brief}`}
      >
        {game.gepauzeerd_sinds === null
          ? statusText(game.status)
          : `${game.pauze_reden ?? 'Pauze'}: de klok staat stil`}
      </p>
    </div>
  )
}
