import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { ErrorSummary } from '~/ui/error_summary'
import { CORRECTION, numberError } from '~/ui/format_numbers'
import type { Run, CustomerTeam } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { FormButtons } from '~/ui/buttons/form_buttons'
import type { FieldErrors } from '~/wire/refusal'
import { teamName } from '~/live/game/team_words'
import { Heading } from '~/ui/heading'
import { adminRoute } from '~/wire/admin_routes'

const EMPTY = { punten: '', reden: '' }

/** See `useKeptFields`. */
export const correctionForm = (teamId: number) => `points:${teamId}`

type Props = {
  customerId: number
  team: CustomerTeam
  run: Run
  /** Called with a message when something was done. */
  onClose: (notice?: string) => void
}

/** Gives or takes points of a team, with a reason. */
export function PointsCorrection({ customerId, team, run, onClose }: Props) {
  const kept = useKeptFields(correctionForm(team.id), EMPTY)
  const { punten: points, reden: reason } = kept.fields
  const { executeOnce, refuse, busy, error, errors } = useAction({ send: run, fields: 'all' })
  const form = useRef<HTMLFormElement>(null)
  const name = teamName(team)

  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])

  function close(notice?: string) {
    kept.clear()
    onClose(notice)
  }

  async function correct(event: FormEvent) {
    event.preventDefault()
    const wrong = check(points, reason)
    if (wrong) return refuse(wrong)
    const correction = adminRoute('game_team.correct', { id: customerId, teamId: team.id })
    const data = { punten: Number(points), reden: reason.trim() }
    if (await executeOnce(correction, data)) close(`De punten van ${name} zijn gecorrigeerd.`)
  }

  return (
    <form
      ref={form}
      onSubmit={correct}
      noValidate
      aria-label={`Punten corrigeren van ${name}`}
      className="mt-4 space-y-4 border-t border-line-soft pt-4"
    >
      <Heading level={3}>Punten corrigeren van {name}</Heading>
      <ErrorSummary errors={errors} />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <Field
          label="Punten"
          name="punten"
          mandatory
          type="number"
          min={CORRECTION.min}
          max={CORRECTION.max}
          value={points}
          errors={errors.punten}
          note="Erbij, of met een min eraf."
          onChange={({ target }) => kept.change({ punten: target.value })}
        />
        <Field
          label="Reden"
          name="reden"
          mandatory
          maxLength={200}
          value={reason}
          errors={errors.reden}
          onChange={({ target }) => kept.change({ reden: target.value })}
        />
      </div>
      <GeneralError>{error}</GeneralError>
      <FormButtons busy={busy} onCancel={() => close()}>
        Opslaan
      </FormButtons>
    </form>
  )
}

function check(points: string, reason: string): FieldErrors | null {
  const pointsError = numberError(points, CORRECTION)
  const reasonError = reason.trim() === '' ? ['Vul een reden in.'] : undefined
  if (!pointsError && !reasonError) return null
  return {
    ...(pointsError && { punten: pointsError }),
    ...(reasonError && { reden: reasonError }),
  }
}
