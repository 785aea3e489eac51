import { roomPoints, type ScoreRules } from '#domain/live/game/room_points'
import { profileOf, ROOM_BOUNDS } from '#domain/live/rooms'
import type { Data } from '@generated/data'
import { NumberInput, type FieldsProps } from './room_fields'
import { fieldsOf, rulesFrom, SCORE_FIELDS } from './score_rules'
import { inPoints } from '~/live/game/team_words'

type ProfileName = NonNullable<Data.Live.Rooms.Room.Variants['forList']['profile']>
export type Profiles = Readonly<Record<ProfileName, ScoreRules>>

type Props = FieldsProps & { profiles: Profiles; fixed: boolean }

/** The points and costs of a room. A profile fills in all six. */
export function RoomPoints({ profiles, fixed, ...props }: Props) {
  const rules = rulesFrom(props.fields)
  const chosen = profileOf(rules, profiles)

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Punten</legend>
      <div role="group" aria-label="Puntenprofiel" className="my-2 flex flex-wrap gap-3">
        {(Object.keys(profiles) as ProfileName[]).map((name) => (
          <button
            key={name}
            type="button"
            disabled={fixed}
            aria-pressed={name === chosen}
            onClick={() => props.onChange(asFields(profiles[name]))}
            className="button aria-pressed:font-bold aria-pressed:underline"
          >
            {name}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {SCORE_FIELDS.map((field) => (
          <NumberInput
            key={field}
            {...props}
            field={field}
            limits={ROOM_BOUNDS.points}
            readOnly={fixed}
          />
        ))}
      </div>
      <p className="mt-2 text-soft">
        Zonder fouten: <output>{inPoints(roomPoints(rules, CLEAN))}</output>, na alle hints{' '}
        <output>{roomPoints(rules, ALL_HINTS)}</output>.
      </p>
    </fieldset>
  )
}

const CLEAN = { wrongCount: 0, hint1: false, hint2: false, hint3: false }
const ALL_HINTS = { wrongCount: 0, hint1: true, hint2: true, hint3: true }

const asFields = (rules: ScoreRules) =>
  Object.fromEntries(
    Object.entries(fieldsOf(rules)).map(([field, points]) => [field, String(points)])
  )
