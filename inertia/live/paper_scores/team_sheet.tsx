import type { Data } from '@generated/data'
import { NOTHING, whyImpossible, type PaperScore } from '#domain/live/paper_scores'
import { happenedInWords, impossibleInWords } from '#domain/live/paper_words'
import { takesAway } from '#domain/live/phone_counts'
import { EMPTY_BOX, fieldName, keyOf, pointsIn, scoreIn, type Box, type Boxes } from './boxes'
import { inPoints } from '~/live/game/team_words'
import type { FieldErrors } from '~/wire/refusal'

type Sheet = Data.Live.PaperScores.PaperSheet
type Team = Sheet['teams'][number]
type Room = Sheet['rooms'][number]

type Props = {
  team: Team
  sheet: Sheet
  boxes: Boxes
  /** What the phones counted, per box. */
  phones: Readonly<Record<string, PaperScore>>
  total: number
  errors: FieldErrors
  onChange: (teamId: number, roomId: number, box: Box) => void
}

/** One team's part of the sheet: a line for each room. */
export function TeamSheet({ team, sheet, boxes, phones, total, errors, onChange }: Props) {
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
          phones={phones[keyOf(team.id, room.id)] ?? NOTHING}
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
  phones: PaperScore
  hint3Counts: 1 | 2
  errors: FieldErrors
  onChange: (box: Box) => void
}

function RoomLine({ team, room, box, phones, hint3Counts, errors, onChange }: LineProps) {
  const key = keyOf(team.id, room.id)
  const wrong = whyImpossible(scoreIn(box))
  const wrongField = wrong && (wrong.type === 'bad_mistakes' ? 'fouten' : 'hints')
  const refused = ['uitkomst', 'fouten', 'hints'].flatMap(
    (field) => errors[fieldName(key, field)] ?? []
  )
  const texts = wrong && refused.length === 0 ? [capitalize(impossibleInWords(wrong))] : refused
  const [problem, counted] = [`${key}-fout`, `${key}-telefoon`]
  const onPhone = happenedInWords(phones)
  const notes = [texts.length > 0 && problem, onPhone !== '' && counted].filter(Boolean).join(' ')
  const labelled = (field: string, value: string, words: string) => ({
    'name': fieldName(key, field),
    'className': 'field',
    'aria-label': `${words} van ${team.naam} in ${room.naam}`,
    'aria-invalid': errors[fieldName(key, field)] || field === wrongField ? true : undefined,
    'aria-describedby': notes || undefined,
    value,
  })
  return (
    <div className="paper-line">
      <span className="paper-room min-w-0">
        <span className="paper-number">{room.volgnummer}</span> {room.naam}
      </span>
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
      <output className="text-right tabular-nums">
        {wrong ? <Impossible /> : pointsIn(box, room, hint3Counts)}
      </output>
      {onPhone !== '' && (
        <PhoneNote id={counted} less={takesAway(scoreIn(box), phones)}>
          {onPhone}
        </PhoneNote>
      )}
      {texts.length > 0 && (
        <p id={problem} className="paper-problem font-semibold text-error">
          <span aria-hidden="true">!</span> {texts.join(' ')}
        </p>
      )}
    </div>
  )
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** In place of the points of a box that cannot be. */
const Impossible = () => (
  <span className="font-semibold text-error">
    <span aria-hidden="true">!</span>
    <span className="sr-only">kan niet</span>
  </span>
)

/** What the phones counted, and that the box takes some of it away. */
function PhoneNote({ id, less, children }: { id: string; less: boolean; children: string }) {
  return (
    <p id={id} className={`paper-note text-sm ${less ? 'font-semibold' : 'text-soft'}`}>
      Op de telefoon: {children}
      {less && <span className="text-error">. Hier staat nu iets anders.</span>}
    </p>
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
