import { useEffect, useRef, useState, type FormEvent } from 'react'
import { HINTS, mayShowAnswer, nextHint } from '#domain/live/game/room_hints'
import { computePoints } from '#domain/live/game/points'
import { Title } from './title'
import { draftName, useDraft } from './use_draft'
import { usageOf, type TeamGame } from './use_team_game'
import { inPoints, type TeamRoom } from './snapshot_types'

const EMPTY = 'Vul eerst een antwoord in'

/** A room from the inside: its question, what an answer is worth now, and what help costs. */
export function RoomView({ spel: game, room }: { spel: TeamGame; room: TeamRoom }) {
  const usage = usageOf(game, room.id)
  const worth = computePoints(room, usage, game.spel?.hint3_telt ?? 1)

  return (
    <article aria-labelledby="kamer" className="space-y-5">
      <div>
        <Title id="kamer">{room.naam}</Title>
        <p className="mt-1 font-code">Nu {inPoints(worth)} waard</p>
      </div>
      <Question tekst={room.vraag ?? ''} />
      <Answer spel={game} room={room} waard={worth} />
      <Hints spel={game} room={room} />
      <button
        type="button"
        className="knop min-h-12 w-full"
        aria-busy={game.bezig}
        onClick={() => void game.verlaat(room)}
      >
        Kamer verlaten
      </button>
    </article>
  )
}

/** Lines of single signs are a board or a code: they stand in columns, as on paper. */
const BOARD_LINE = /^\S( \S)+( = \S)?$/u

function Question({ tekst: text }: { tekst: string }) {
  return (
    <div className="vel p-5 text-lg">
      {text.split('\n').map((line, index) =>
        BOARD_LINE.test(line) ? (
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

type PartProps = { spel: TeamGame; room: TeamRoom }

function Answer({ spel: game, room, waard: worth }: PartProps & { waard: number }) {
  const [text, setText] = useDraft(
    draftName(game.snapshot.team.id, game.spel?.start ?? null, room.id)
  )
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (game.bezig) return
    if (text.trim() === '') {
      setError(EMPTY)
      return field.current?.focus()
    }
    setError('')
    if (!(await game.antwoord(room, text, worth))) return
    void game.dialoog.vraag({
      titel: `${room.naam} is opgelost`,
      alineas: ['Goed gevonden. Op naar de volgende kamer.'],
      sluit: 'Verder',
      toon: 'goed',
    })
  }

  return (
    <form onSubmit={send}>
      <label htmlFor="antwoord" className="mb-1 block font-semibold">
        Antwoord
      </label>
      <input
        ref={field}
        id="antwoord"
        className="veld text-xl"
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
      <p id="antwoord-fout" role="alert" className="mt-1 font-semibold text-fout empty:hidden">
        {error}
      </p>
      <button
        type="submit"
        className="knop knop-lak mt-3 min-h-14 w-full text-lg"
        aria-busy={game.bezig}
      >
        Controleer
      </button>
    </form>
  )
}

function Hints({ spel: game, room }: PartProps) {
  const usage = usageOf(game, room.id)
  const next = nextHint(usage)
  const hints = useRef<HTMLDivElement>(null)
  const before = useRef(next)

  /** With the last hint its button goes, and would take the focus along. */
  useEffect(() => {
    if (before.current && !next && document.activeElement === document.body) hints.current?.focus()
    before.current = next
  }, [next])

  async function showAnswer() {
    const confirmed = await game.dialoog.vraag({
      titel: 'Antwoord tonen',
      alineas: ['Automatisch het antwoord invullen? Het team ontvangt dan 0 punten!'],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (confirmed) void game.toonAntwoord(room)
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
          <div key={number} className="notitie">
            <p className="text-sm font-semibold text-blauw">Hint {number}</p>
            <p className="mt-1 text-lg">{room[`hint${number}`]}</p>
          </div>
        ))}
      </div>
      {next && (
        <button
          type="button"
          className="knop knop-hint min-h-12 w-full"
          aria-busy={game.bezig}
          onClick={() => void game.gebruikHint(room, next)}
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

/** Hint 3 may count twice; what is said beforehand is what it costs. */
function costs({ spel: game }: TeamGame, room: TeamRoom, number: 1 | 2 | 3): number {
  const times = number === 3 ? (game?.hint3_telt ?? 1) : 1
  return room[`hint${number}_cost`] * times
}
