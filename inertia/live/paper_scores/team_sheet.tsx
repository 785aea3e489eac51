import type { Data } from '@generated/data'
import { EMPTY_BOX, fieldName, keyOf, pointsIn, type Box, type Boxes } from './boxes'
import { inPoints } from '~/live/game/team_words'
import type { FieldErrors } from '~/wire/refusal'

type Sheet = Data.Live.PaperScores.PaperSheet
type Team = Sheet['teams'][number]
type Room = Sheet['rooms'][number]

type Props = {
  team: Team
  sheet: Sheet
  boxes: Boxes
  total: number
  errors: FieldErrors
  onChange: (teamId: number, roomId: number, box: Box) => void
}

/** One team's part of the sheet: a line for each room. */
export function TeamSheet({ team, sheet, boxes, total, errors, onChange }: Props) {
  return (
    <fieldset className="panel paper-sheet">
      <legend className="float-left mb-2 flex w-full flex-wrap items-baseline gap-x-3">
        <span className="font-title text-xl font-semibold">{team.naam}</span>
        {team.card !== team.naam && <span className="text-sm text-soft">{team.card}</span>}
        <output className="ml-auto font-semibold">{inPoints(total)}</output>
      </legend>
      <div aria-hidden="true" className="paper-head text-sm text-soft">
        <span>Kamer</span>
        <span>Opgelost</span>
        <span>Fout</span>
        <span>Hints</span>
        <span className="text-right">Punten</span>
      </div>
      {sheet.rooms.map((room) => (
        <RoomLine
          key={room.id}
          team={team}
          room={room}
          box={boxes[keyOf(team.id, room.id)] ?? EMPTY_BOX}
          hint3Counts={sheet.hint3_telt}
          errors={errors}
          onChange={(box) => onChange(team.id, room.id, box)}
        />
      ))}
    </fieldset>
  )
}

const OUTCOMES = {
  open: 'Nee',
  solved: 'Ja',
  shown: 'Getoond',
} as const

type LineProps = {
  team: Team
  room: Room
  box: Box
  hint3Counts: 1 | 2
  errors: FieldErrors
  onChange: (box: Box) => void
}

function RoomLine({ team, room, box, hint3Counts, errors, onChange }: LineProps) {
  const key = keyOf(team.id, room.id)
  const texts = ['uitkomst', 'fouten', 'hints'].flatMap(
    (field) => errors[fieldName(key, field)] ?? []
  )
  const problem = `${key}-fout`
  const labelled = (field: string, value: string, words: string) => ({
    'name': fieldName(key, field),
    'className': 'field',
    'aria-label': `${words} van ${team.naam} in ${room.naam}`,
    'aria-invalid': errors[fieldName(key, field)] ? true : undefined,
    'aria-describedby': texts.length > 0 ? problem : undefined,
    value,
  })
  return (
    <div className="paper-line">
      <span className="paper-room min-w-0">{room.naam}</span>
      <select
        {...labelled('uitkomst', box.outcome, 'Opgelost')}
        onChange={({ target }) => onChange({ ...box, outcome: target.value as Box['outcome'] })}
      >
        {Object.entries(OUTCOMES).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <NumberBox
        {...labelled('fouten', box.mistakes, 'Foute antwoorden')}
        most={99}
        onType={(mistakes) => onChange({ ...box, mistakes })}
      />
      <NumberBox
        {...labelled('hints', box.hints, 'Hints')}
        most={3}
        onType={(hints) => onChange({ ...box, hints })}
      />
      <output className="text-right tabular-nums">{pointsIn(box, room, hint3Counts)}</output>
      {texts.length > 0 && (
        <p id={problem} className="paper-problem font-semibold text-error">
          <span aria-hidden="true">!</span> {texts.join(' ')}
        </p>
      )}
    </div>
  )
}

type NumberProps = {
  name: string
  value: string
  most: number
  onType: (typed: string) => void
}

function NumberBox({ most, onType, ...rest }: NumberProps) {
  return (
    <input
      {...rest}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      placeholder="0"
      onChange={({ target }) => onType(target.value)}
    />
  )
}
