import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ErrorSummary } from '~/ui/error_summary'
import { CORRECTION, numberError } from '~/ui/format_numbers'
import { GAME_API, type Run, type CustomerTeam } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { teamName } from '~/live/game/snapshot_types'

type Props = {
  klantId: number
  team: CustomerTeam
  doe: Run
  /** With what was done when it was. */
  onSluit: (notice?: string) => void
}

/** Gives a team points or takes them, with the reason. */
export function PointsCorrection({ klantId: customerId, team, doe: run, onSluit: onClose }: Props) {
  const [points, setPoints] = useState('')
  const [reason, setReason] = useState('')
  const {
    voerEenKeerUit: executeOnce,
    weiger: refuse,
    bezig: busy,
    fout: error,
    errors,
  } = useAction(run)
  const form = useRef<HTMLFormElement>(null)
  const name = teamName(team)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function correct(event: FormEvent) {
    event.preventDefault()
    const pointsError = numberError(points, CORRECTION)
    const reasonError = reason.trim() === '' ? ['Vul een reden in.'] : undefined
    if (pointsError || reasonError)
      return refuse({
        ...(pointsError && { punten: pointsError }),
        ...(reasonError && { reden: reasonError }),
      })
    const data = { punten: Number(points), reden: reason.trim() }
    if (await executeOnce(`${GAME_API}/team/${customerId}/${team.id}/punten`, data))
      onClose(`De punten van ${name} zijn gecorrigeerd.`)
  }

  return (
    <form
      ref={form}
      onSubmit={correct}
      noValidate
      aria-label={`Punten corrigeren van ${name}`}
      className="mt-4 space-y-4 border-t border-lijn-zacht pt-4"
    >
      <h3 className="text-lg">Punten corrigeren van {name}</h3>
      <ErrorSummary errors={errors} />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <Field
          label="Punten"
          naam="punten"
          verplicht
          type="number"
          min={CORRECTION.min}
          max={CORRECTION.max}
          value={points}
          fouten={errors.punten}
          toelichting="Erbij, of met een min eraf."
          onChange={({ target }) => setPoints(target.value)}
        />
        <Field
          label="Reden"
          naam="reden"
          verplicht
          maxLength={200}
          value={reason}
          fouten={errors.reden}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <GeneralError>{error}</GeneralError>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={busy} className="knop knop-lak">
          Opslaan
        </button>
        <button type="button" onClick={() => onClose()} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
