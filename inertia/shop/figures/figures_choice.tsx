import { router } from '@inertiajs/react'
import { useId, useState, type FormEvent } from 'react'
import { WEEKS, type WeekCount } from '#domain/shop/figures'
import { adminUrlFor } from '~/wire/admin_routes'

export type Choice = { weeks: WeekCount; game: string | null }
type Props = { choice: Choice; gameChoice: readonly { game: string; title: string }[] }

/** The address that shows these figures, or a table of them as a file. */
export function addressOf({ weeks, game }: Choice, path = adminUrlFor('figures.index')): string {
  const query = new URLSearchParams({ weken: String(weeks), ...(game !== null && { spel: game }) })
  return `${path}?${query}`
}

/** The choice of the weeks and the game. */
export function FiguresChoice({ choice, gameChoice }: Props) {
  const id = useId()
  const [weeks, setWeeks] = useState(String(choice.weeks))
  const [game, setGame] = useState(choice.game ?? '')

  function show(event: FormEvent) {
    event.preventDefault()
    const count = WEEKS.find((one) => String(one) === weeks) ?? choice.weeks
    router.visit(addressOf({ weeks: count, game: game || null }), { preserveScroll: true })
  }

  return (
    <form onSubmit={show} className="no-print flex flex-wrap items-end gap-3">
      <div className="min-w-0 basis-52">
        <label htmlFor={`${id}-weken`} className="mb-1 block font-semibold">
          Periode
        </label>
        <select
          id={`${id}-weken`}
          name="weken"
          className="field"
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
          className="field"
          value={game}
          onChange={({ target }) => setGame(target.value)}
        >
          <option value="">Alle spellen</option>
          {gameChoice.map(({ game: name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button">
        Tonen
      </button>
    </form>
  )
}
