import { toMinutesSeconds } from '#domain/live/game/countdown'
import type { Data } from '@generated/data'
import { statusText } from '~/live/game/status_text'
import { Icon } from '~/ui/icon'
import { useCountdown } from '~/live/game/use_countdown'
import type { Badge } from '~/live/channels/badge'
import { Heading } from '~/ui/heading'

const LAST_MINUTES = 5 * 60

type Props = {
  snapshot: Data.Live.BigScreen.ScreenSnapshot
  clockOffset: number
  badge: Badge
  onZero: () => void
}

/** The clock as large as possible, and the announcements for everybody. */
export function ScreenHeader({ snapshot, clockOffset, badge, onZero }: Props) {
  const {
    name,
    status,
    tijdsduur: duration,
    mededeling: announcement,
    gepauzeerd_sinds: paused,
    pauze_reden: reason,
  } = snapshot
  const { text, seconds } = useCountdown(snapshot, clockOffset, onZero)
  const almostOver = status === 'started' && seconds !== null && seconds <= LAST_MINUTES
  return (
    <header className="screen-header">
      <p
        role="timer"
        aria-label={seconds === null ? 'Speelduur' : 'Nog te spelen'}
        className={`screen-clock ${almostOver ? 'text-error' : ''}`}
      >
        {seconds === null ? toMinutesSeconds(duration * 60) : text}
      </p>
      <div className="screen-message">
        <Heading level={1} size="screen">
          {paused === null ? name : (reason ?? 'Pauze')}
        </Heading>
        <p aria-live="polite" className="font-semibold">
          {paused === null ? statusText(status) : 'Het spel staat even stil'}
        </p>
        {announcement && <p className="screen-announcement">{announcement}</p>}
        {badge === 'gone' && (
          <p className="flex items-center gap-[0.4em] text-error">
            <Icon name="exclamation" /> Geen verbinding, wordt hersteld
          </p>
        )}
      </div>
    </header>
  )
}
