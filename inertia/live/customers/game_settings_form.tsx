import { DURATION } from '#domain/live/game/countdown'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { ErrorSummary } from '~/ui/error_summary'
import { TEAM_COUNT } from '#domain/live/customers/team_count'
import { inMinutes } from '~/ui/format_numbers'
import { RoomChoice } from './room_choice'
import { SetupNotes } from './setup/setup_notes'
import type { Run, Game } from '~/live/control/game_panel'
import { useSettings } from './use_game_settings'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { FormButtons } from '~/ui/buttons/form_buttons'

type Props = { customerId: number; game: Game; run: Run; onClose: (saved: boolean) => void }

/** The form that changes the settings. */
export function SettingsForm({ customerId, game, run, onClose }: Props) {
  const { form, kept, fields, change, rooms, chosen, choose, estimated, saveForm, ...action } =
    useSettings(customerId, game, run, () => onClose(true))
  const { busy, error, errors } = action
  const setup = {
    teams: Number(fields.aantalTeams),
    duration: Number(fields.tijdsduur),
    estimates: rooms.filter(({ id }) => chosen.has(id)).map((room) => room.tijdschatting),
    cards: game.kaarten_geprint,
  }

  return (
    <form ref={form} onSubmit={saveForm} noValidate className="space-y-5">
      <ErrorSummary errors={errors} />
      <Numbers fields={fields} errors={errors} change={change} />
      <ThirdHint times={fields.hint3Telt} onChoose={(times) => change({ hint3Telt: times })} />
      <RoomChoice rooms={rooms} chosen={chosen} onChoose={choose} />
      <p>
        Geschatte tijd: <output className="font-semibold">{inMinutes(estimated)}</output>
      </p>
      <SetupNotes setup={setup} />
      <GeneralError>{error}</GeneralError>
      <KeptNotes
        kept={kept}
        names={NAMES}
        say={{
          hint3Telt: (times) => (times === 1 ? 'één keer' : 'twee keer'),
          rooms: (ids) => namesOf(rooms, ids),
        }}
      />
      <FormButtons busy={busy} onCancel={() => onClose(false)}>
        Opslaan
      </FormButtons>
    </form>
  )
}

const NAMES = {
  tijdsduur: 'Speelduur in minuten',
  aantalTeams: 'Aantal teams',
  hint3Telt: 'Hint 3 telt',
  rooms: 'Kamers',
} as const

const namesOf = (rooms: ReturnType<typeof useSettings>['rooms'], ids: readonly number[]) =>
  rooms
    .filter(({ id }) => ids.includes(id))
    .map(({ adminnaam: name }) => name)
    .join(', ') || 'geen'

type NumbersProps = Pick<ReturnType<typeof useSettings>, 'fields' | 'errors' | 'change'>

function Numbers({ fields, errors, change }: NumbersProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={NAMES.tijdsduur}
        name="tijdsduur"
        mandatory
        type="number"
        inputMode="numeric"
        min={DURATION.min}
        max={DURATION.max}
        value={fields.tijdsduur}
        errors={errors.tijdsduur}
        note={`Van ${DURATION.min} tot en met ${DURATION.max}.`}
        onChange={({ target }) => change({ tijdsduur: target.value })}
      />
      <Field
        label={NAMES.aantalTeams}
        name="aantalTeams"
        mandatory
        type="number"
        inputMode="numeric"
        min={TEAM_COUNT.min}
        max={TEAM_COUNT.max}
        value={fields.aantalTeams}
        errors={errors.aantalTeams}
        note={`Van ${TEAM_COUNT.min} tot en met ${TEAM_COUNT.max}.`}
        onChange={({ target }) => change({ aantalTeams: target.value })}
      />
    </div>
  )
}

type ThirdHintProps = { times: Game['hint3_telt']; onChoose: (times: 1 | 2) => void }

function ThirdHint({ times: chosen, onChoose }: ThirdHintProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Hint 3 telt</legend>
      <div className="flex flex-wrap gap-x-6">
        {([1, 2] as const).map((times) => (
          <label key={times} className="option">
            <input
              type="radio"
              name="hint3Telt"
              checked={chosen === times}
              onChange={() => onChoose(times)}
            />
            {times === 1 ? 'één keer' : 'twee keer'}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
