import { router } from '@inertiajs/react'
import { useId, useState, type FormEvent } from 'react'
import { WEEKS, type WeekCount } from '#domain/shop/figures'

export type Choice = { weken: WeekCount; spel: string | null }
type Props = { keuze: Choice; spelkeuze: readonly { spel: string; titel: string }[] }

/** The address that shows these figures, or a table of them as a file. */
export function addressOf(
  { weken: weeks, spel: game }: Choice,
  path = '/dashboard/cijfers'
): string {
  const query = new URLSearchParams({ weken: String(weeks), ...(game !== null && { spel: game }) })
  return `${path}?${query}`
}

/** Which weeks, and of which game. */
export function FiguresChoice({ keuze: choice, spelkeuze: gameChoice }: Props) {
  const id = useId()
  const [weeks, setWeeks] = useState(String(choice.weken))
  const [game, setGame] = useState(choice.spel ?? '')

  function show(event: FormEvent) {
    event.preventDefault()
    const count = WEEKS.find((one) => String(one) === weeks) ?? choice.weken
    router.visit(addressOf({ weken: count, spel: game || null }), { preserveScroll: true })
  }

  return (
    <form onSubmit={show} className="niet-printen flex flex-wrap items-end gap-3">
      <div className="min-w-0 basis-52">
        <label htmlFor={`${id}-weken`} className="mb-1 block font-semibold">
          Periode
        </label>
        <select
          id={`${id}-weken`}
          name="weken"
          className="veld"
          value={weeks}
          onChange={({ target }) => setWeeks(target.value)}
        >
          {WEEKS.map((count) => (
            <option key={count} value={count}>
              De laatste {count} weken
            </option>
          ))}
        </select>
      </div>
      <div className="min-w-0 basis-60">
        <label htmlFor={`${id}-spel`} className="mb-1 block font-semibold">
          Spel
        </label>
        <select
          id={`${id}-spel`}
          name="spel"
          className="veld"
          value={game}
          onChange={({ target }) => setGame(target.value)}
        >
          <option value="">Alle spellen</option>
          {gameChoice.map(({ spel: name, titel: title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="knop">
        Tonen
      </button>
    </form>
  )
}
