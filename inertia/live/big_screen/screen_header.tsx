import { toMinutesSeconds } from '#domain/live/game/countdown'
import { statusText } from '~/live/game/status_text'
import { Icon } from '~/ui/icon'
import { useCountdown } from '~/live/game/use_countdown'
import type { Badge } from '~/live/channels/badge'
import type { ScreenSnapshot } from './screen_types'

const LAST_MINUTES = 5 * 60

type Props = { snapshot: ScreenSnapshot; verschil: number; badge: Badge; bijNul: () => void }

/** The clock as large as it goes, and what everybody has to know. */
export function ScreenHeader({ snapshot, verschil: clockOffset, badge, bijNul: onZero }: Props) {
  const {
    name,
    status,
    tijdsduur: duration,
    mededeling: announcement,
    gepauzeerd_sinds: paused,
  } = snapshot
  const { tekst: text, seconden: seconds } = useCountdown(snapshot, clockOffset, onZero)
  const almostOver = status === 'started' && seconds !== null && seconds <= LAST_MINUTES
  return (
    <header className="scherm-kop">
      <p
        role="timer"
        aria-label={seconds === null ? 'Speelduur' : 'Nog te spelen'}
        className={`scherm-klok ${almostOver ? 'text-fout' : ''}`}
      >
        {seconds === null ? toMinutesSeconds(duration * 60) : text}
      </p>
      <div className="scherm-bericht">
        <h1>{name}</h1>
        <p aria-live="polite" className="font-semibold">
          {paused === null ? statusText(status) : 'Het spel staat even stil'}
        </p>
        {announcement && <p className="scherm-mededeling">{announcement}</p>}
        {badge === 'weg' && (
          <p className="flex items-center gap-[0.4em] text-fout">
            <Icon naam="uitroep" /> Geen verbinding, wordt hersteld
          </p>
        )}
      </div>
    </header>
  )
}
