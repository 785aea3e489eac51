import { DURATION } from '#domain/live/game/countdown'
import { ErrorSummary } from '~/ui/error_summary'
import { TEAM_COUNT } from '#domain/live/customers/team_count'
import { inMinutes } from '~/ui/format_numbers'
import { RoomChoice } from './room_choice'
import type { Run, Game } from '~/live/control/game_panel'
import { useSettings } from './use_game_settings'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'

type Props = { klantId: number; spel: Game; doe: Run; onSluit: (saved: boolean) => void }

/** The settings in edit mode. */
export function SettingsForm({
  klantId: customerId,
  spel: game,
  doe: run,
  onSluit: onClose,
}: Props) {
  const {
    formulier: form,
    velden: fields,
    verander: change,
    rooms,
    gekozen: chosen,
    kies: choose,
    geschat: estimated,
    slaOp: saveForm,
    ...action
  } = useSettings(customerId, game, run, () => onClose(true))
  const { bezig: busy, fout: error, errors } = action

  return (
    <form ref={form} onSubmit={saveForm} noValidate className="space-y-5">
      <ErrorSummary errors={errors} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Speelduur in minuten"
          naam="tijdsduur"
          verplicht
          type="number"
          inputMode="numeric"
          min={DURATION.min}
          max={DURATION.max}
          value={fields.tijdsduur}
          fouten={errors.tijdsduur}
          toelichting={`Van ${DURATION.min} tot en met ${DURATION.max}.`}
          onChange={({ target }) => change({ tijdsduur: target.value })}
        />
        <Field
          label="Aantal teams"
          naam="aantalTeams"
          verplicht
          type="number"
          inputMode="numeric"
          min={TEAM_COUNT.min}
          max={TEAM_COUNT.max}
          value={fields.aantalTeams}
          fouten={errors.aantalTeams}
          toelichting={`Van ${TEAM_COUNT.min} tot en met ${TEAM_COUNT.max}.`}
          onChange={({ target }) => change({ aantalTeams: target.value })}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">Hint 3 telt</legend>
        <div className="flex flex-wrap gap-x-6">
          {([1, 2] as const).map((times) => (
            <label key={times} className="keuze">
              <input
                type="radio"
                name="hint3Telt"
                checked={fields.hint3Telt === times}
                onChange={() => change({ hint3Telt: times })}
              />
              {times === 1 ? 'één keer' : 'twee keer'}
            </label>
          ))}
        </div>
      </fieldset>
      <RoomChoice rooms={rooms} gekozen={chosen} onKies={choose} />
      <p>
        Geschatte tijd: <output className="font-semibold">{inMinutes(estimated)}</output>
      </p>
      <GeneralError>{error}</GeneralError>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={busy} className="knop knop-lak">
          Opslaan
        </button>
        <button type="button" onClick={() => onClose(false)} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
