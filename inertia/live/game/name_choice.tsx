import { useState, type FormEvent } from 'react'
import { Title } from '~/live/game/title'
import type { TeamGame } from '~/live/game/use_team_game'

/** The name that a team plays under; it is chosen once. */
export function NameChoice({ game }: { game: TeamGame }) {
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const empty = name.trim() === ''

  function send(event: FormEvent) {
    event.preventDefault()
    if (empty || game.busy) return
    setError('')
    void game.chooseName(name.trim(), setError)
  }

  return (
    <form method="dialog" onSubmit={send} className="case mt-8 p-6">
      <Title>Hoe heten jullie?</Title>
      <p className="mt-2 text-lg">Kies samen een naam. Die staat straks op het grote scherm.</p>
      <label htmlFor="teamnaam" className="mt-5 mb-1 block font-semibold">
        Teamnaam
      </label>
      <input
        id="teamnaam"
        className="field text-xl"
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="go"
        aria-invalid={error !== ''}
        aria-describedby="teamnaam-fout"
      />
      <p id="teamnaam-fout" role="alert" className="mt-2 font-semibold text-error empty:hidden">
        {error}
      </p>
      <button
        type="submit"
        className="button button-primary mt-5 min-h-14 w-full text-lg"
        disabled={empty}
        aria-busy={game.busy}
      >
        Ga verder
      </button>
    </form>
  )
}
