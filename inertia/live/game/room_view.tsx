import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isBoardLine } from '#domain/live/rooms'
import { HINTS, mayShowAnswer, nextHint } from '#domain/live/game/room_hints'
import { roomPoints } from '#domain/live/game/room_points'
import type { Data } from '@generated/data'
import { Door } from '~/live/doors/door'
import { houseIn } from '~/live/doors/house_in'
import { Icon } from '~/ui/icon'
import { playUnlock } from '~/live/game/play_unlock'
import { useEffects } from '~/live/game/use_effects'
import { solvedDialog } from './solved_dialog'
import { Title } from './title'
import { draftName, useDraft } from '~/ui/hooks/use_draft'
import { usageOf, type TeamGame } from './use_team_game'
import { inPoints } from './team_words'
import { rulesFrom } from '~/live/rooms/score_rules'

type TeamRoom = Data.Live.Game.TeamRoom

const EMPTY = 'Vul eerst een antwoord in'

/** A room from the inside: its question, the present worth of an answer, and the cost of help. */
export function RoomView({ game, room }: { game: TeamGame; room: TeamRoom }) {
  const usage = usageOf(game, room.id)
  const worth = roomPoints(rulesFrom(room), usage, game.game?.hint3_telt ?? 1)

  return (
    <article aria-labelledby="kamer" className="space-y-5">
      <div>
        <Title id="kamer">{room.naam}</Title>
        <div className="mt-3 flex items-center gap-4">
          <Door
            house={houseIn(game.game?.rooms ?? [], room)}
            state="free"
            number={room.volgnummer}
            className="max-w-24 flex-none"
          />
          <div className="min-w-0 space-y-2">
            <p className="font-code">Nu {inPoints(worth)} waard</p>
            {room.opberg && (
              <p className="flex items-start gap-2 wrap-anywhere">
                <Icon name="parcel" className="mt-0.5 size-6 text-soft" />
                <span className="min-w-0">
                  De spullen liggen in: <strong>{room.opberg}</strong>
                </span>
              </p>
            )}
          </div>
        </div>
      </div>
      <Question text={room.vraag ?? ''} />
      <Answer game={game} room={room} worth={worth} />
      <Hints game={game} room={room} />
      <button
        type="button"
        className="button min-h-12 w-full"
        aria-busy={game.busy}
        onClick={() => void game.leave(room)}
      >
        Kamer verlaten
      </button>
    </article>
  )
}

function Question({ text }: { text: string }) {
  return (
    <div className="sheet p-5 text-lg">
      {text.split('\n').map((line, index) =>
        isBoardLine(line) ? (
          <p key={index} className="font-code leading-tight whitespace-pre">
            {line}
          </p>
        ) : (
          <p key={index} className="mt-2 first:mt-0">
            {line}
          </p>
        )
      )}
    </div>
  )
}

type PartProps = { game: TeamGame; room: TeamRoom }

function Answer({ game, room, worth }: PartProps & { worth: number }) {
  const [text, setText] = useDraft(
    draftName(game.snapshot.team.id, game.game?.start ?? null, room.id)
  )
  const [error, setError] = useState('')
  const effects = useEffects()
  const field = useRef<HTMLInputElement>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (game.busy) return
    if (text.trim() === '') {
      setError(EMPTY)
      return field.current?.focus()
    }
    setError('')
    const after = await game.answer(room, text, worth)
    if (after === null) return
    if (effects.on) playUnlock()
    void game.dialog.ask(solvedDialog(room, after, !effects.on))
  }

  return (
    <form method="dialog" onSubmit={send}>
      <label htmlFor="antwoord" className="mb-1 block font-semibold">
        Antwoord
      </label>
      <input
        ref={field}
        id="antwoord"
        className="field text-xl"
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={error !== ''}
        aria-describedby="antwoord-fout"
      />
      <p id="antwoord-fout" role="alert" className="mt-1 font-semibold text-error empty:hidden">
        {error}
      </p>
      <button
        type="submit"
        className="button button-primary mt-3 min-h-14 w-full text-lg"
        aria-busy={game.busy}
      >
        Controleer
      </button>
    </form>
  )
}

function Hints({ game, room }: PartProps) {
  const usage = usageOf(game, room.id)
  const next = nextHint(usage)
  const hints = useRef<HTMLDivElement>(null)
  const before = useRef(next)

  /** The button of the last hint disappears, which would lose the focus. */
  useEffect(() => {
    if (before.current && !next && document.activeElement === document.body) hints.current?.focus()
    before.current = next
  }, [next])

  async function showAnswer() {
    const confirmed = await game.dialog.confirm({
      title: 'Antwoord tonen',
      paragraphs: ['Automatisch het antwoord invullen? Het team ontvangt dan 0 punten!'],
    })
    if (confirmed) void game.showAnswer(room)
  }

  return (
    <section aria-label="Hints" className="space-y-3">
      <div
        ref={hints}
        tabIndex={-1}
        aria-live="polite"
        className="space-y-3 outline-none empty:hidden"
      >
        {HINTS.filter((number) => usage[`hint${number}`]).map((number) => (
          <div key={number} className="note">
            <p className="text-sm font-semibold text-blue">Hint {number}</p>
            <p className="mt-1 text-lg">{room[`hint${number}`]}</p>
          </div>
        ))}
      </div>
      {next && (
        <button
          type="button"
          className="button button-hint min-h-12 w-full"
          aria-busy={game.busy}
          onClick={() => void game.takeHint(room, next)}
        >
          Hint {next} (kost {inPoints(costs(game, room, next))})
        </button>
      )}
      {mayShowAnswer(usage) && (
        <button type="button" className="link min-h-12" onClick={() => void showAnswer()}>
          Toon het antwoord
        </button>
      )}
    </section>
  )
}

/** The real cost of a hint: hint 3 may count twice. */
function costs({ game }: TeamGame, room: TeamRoom, number: 1 | 2 | 3): number {
  const times = number === 3 ? (game?.hint3_telt ?? 1) : 1
  return room[`hint${number}_cost`] * times
}
