import { useCountdown } from '~/live/game/use_countdown'
import { Fit } from './fit'
import type { ScreenHeaderProps } from './screen_header'
import { Heading } from '~/ui/heading'

/** Why the game stands still, and the clock as it will go on. */
export function PauseScreen({ snapshot, clockOffset }: ScreenHeaderProps) {
  const { text } = useCountdown(snapshot, clockOffset)
  const { pauze_reden: reason, mededeling: announcement } = snapshot
  return (
    <section aria-label="Pauze" className="screen-pause">
      <p className="screen-spot">De klok staat stil</p>
      <Heading level={1} size="screen">
        <Fit className="screen-pause-reason">{reason ?? 'Pauze'}</Fit>
      </Heading>
      <p role="timer" aria-label="Nog te spelen" className="screen-pause-clock">
        {text}
      </p>
      {announcement && (
        <p className="screen-announcement">
          <Fit>{announcement}</Fit>
        </p>
      )}
    </section>
  )
}
