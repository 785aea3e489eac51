import { toMinutesSeconds } from '#domain/live/game/countdown'
import type { Data } from '@generated/data'
import { statusText } from '~/live/game/status_text'
import { Fit } from './fit'
import { useCountdown } from '~/live/game/use_countdown'
import { Heading } from '~/ui/heading'

const LAST_MINUTES = 5 * 60

export type ScreenHeaderProps = {
  snapshot: Data.Live.BigScreen.ScreenSnapshot
  clockOffset: number
  onZero: () => void
}

/** The clock as large as possible, and the announcements for everybody. */
export function ScreenHeader({ snapshot, clockOffset, onZero }: ScreenHeaderProps) {
  const { name, status, tijdsduur: duration, mededeling: announcement } = snapshot
  const { text, seconds } = useCountdown(snapshot, clockOffset, onZero)
  const almostOver = status === 'started' && seconds !== null && seconds <= LAST_MINUTES
  return (
    <header className="screen-header">
      <p
        role="timer"
        aria-label={seconds === null ? 'Speelduur' : 'Nog te spelen'}
        className={`screen-clock ${almostOver ? 'screen-hurry' : ''}`}
      >
        {seconds === null ? toMinutesSeconds(duration * 60) : text}
      </p>
      <div className="screen-message" data-told={announcement !== null || undefined}>
        <Heading level={1} size="screen">
          <Fit className="screen-title">{name}</Fit>
        </Heading>
        <p aria-live="polite" className={announcement === null ? 'screen-status' : 'sr-only'}>
          <Fit>{statusText(status)}</Fit>
        </p>
        {announcement !== null && (
          <p className="screen-announcement">
            <Fit>{announcement}</Fit>
          </p>
        )}
      </div>
    </header>
  )
}
