import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'
import { adminUrlFor } from '~/wire/admin_routes'

type Rehearsal = Data.Live.Rehearsal.Rehearsal

const PHASES: Readonly<Record<string, string>> = {
  preparing: 'De kopie van de avond staat klaar.',
  connecting: 'De telefoons van de robotteams maken verbinding.',
  playing: 'De robotteams spelen.',
  finishing: 'De kamers zijn klaar; de eindscores komen eraan.',
}

const CHECKS: Readonly<Record<string, string>> = {
  all_phones_up_to_date: 'niet elke telefoon eindigde op de laatste stand',
  points_on_phones: 'een telefoon toonde andere punten dan de spelleider',
  points_by_the_rules: 'de punten volgden niet uit wat er gebeurde',
  one_team_per_room: 'er waren twee teams tegelijk in één kamer',
  nothing_missed: 'een telefoon heeft iets gemist',
  closed_after_time: 'na de tijd werd er nog iets aangenomen',
}

/** How far a rehearsal is, or how it went. */
export function RehearsalProgress({ rehearsal }: { rehearsal: Rehearsal }) {
  const { bezig: running, fase: phase, klaar: done, totaal: total, kopie: copy } = rehearsal
  if (!running) return <Outcome rehearsal={rehearsal} />
  return (
    <div className="space-y-2">
      <p role="status" className="font-semibold">
        {PHASES[phase ?? '']}
      </p>
      {total > 0 && (
        <p className="flex max-w-[26rem] items-center gap-3">
          <progress value={done} max={total} aria-label="Kamers klaar" className="progress" />
          <span className="whitespace-nowrap tabular-nums">
            {done} van {total} kamers
          </span>
        </p>
      )}
      {copy !== null && (
        <a
          href={adminUrlFor('customer_screen.lobby', { klantId: copy })}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          Meekijken in het verzamelpunt
        </a>
      )}
    </div>
  )
}

function Outcome({ rehearsal }: { rehearsal: Rehearsal }) {
  const {
    fase: phase,
    klaar: done,
    p99,
    reden: reason,
    fouten: faults,
    winnaar: winner,
  } = rehearsal
  if (phase === 'passed')
    return (
      <p role="status" className="mt-3 flex items-start gap-2 font-semibold text-moss">
        <Icon name="checkmark" className="mt-1 size-[1em]" />
        <span>
          De repetitie is geslaagd: {done} kamers opgelost
          {winner !== null && `, winnaar ${winner}`}
          {p99 !== null && `, van telefoon tot telefoon hoogstens ${Math.ceil(p99)} ms`}.
        </span>
      </p>
    )
  return (
    <p role="status" className="mt-3 flex items-start gap-2 font-semibold text-error">
      <Icon name="exclamation" className="mt-1 size-[1em]" />
      <span>
        De laatste repetitie is niet gelukt. {reason}
        {faults.length > 0 &&
          `Er klopte iets niet: ${faults.map((one) => CHECKS[one]).join('; ')}.`}
      </span>
    </p>
  )
}
