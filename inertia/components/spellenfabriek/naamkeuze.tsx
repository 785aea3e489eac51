import { useState, type FormEvent } from 'react'
import { Titel } from '~/components/spellenfabriek/titel'
import type { Teamspel } from '~/hooks/use_teamspel'

/** The name that a team plays under; it is chosen once. */
export function Naamkeuze({ spel }: { spel: Teamspel }) {
  const [naam, setNaam] = useState('')
  const [fout, setFout] = useState('')
  const leeg = naam.trim() === ''

  function verstuur(event: FormEvent) {
    event.preventDefault()
    if (leeg || spel.bezig) return
    setFout('')
    void spel.kiesNaam(naam.trim(), setFout)
  }

  return (
    <form onSubmit={verstuur} className="kist mt-8 p-6">
      <Titel>Hoe heten jullie?</Titel>
      <p className="mt-2 text-lg">Kies samen een naam. Die staat straks op het grote scherm.</p>
      <label htmlFor="teamnaam" className="mt-5 mb-1 block font-semibold">
        Teamnaam
      </label>
      <input
        id="teamnaam"
        className="veld text-xl"
        value={naam}
        onChange={({ target }) => setNaam(target.value)}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="go"
        aria-invalid={fout !== ''}
        aria-describedby="teamnaam-fout"
      />
      <p id="teamnaam-fout" role="alert" className="mt-2 font-semibold text-fout empty:hidden">
        {fout}
      </p>
      <button
        type="submit"
        className="knop knop-lak mt-5 min-h-14 w-full text-lg"
        disabled={leeg}
        aria-busy={spel.bezig}
      >
        Ga verder
      </button>
    </form>
  )
}
