import { router } from '@inertiajs/react'
import { useId, useState, type FormEvent } from 'react'
import { SearchField } from '~/admin/shell/search_field'
import { DayField } from '~/admin/shell/day_field'
import type { FieldErrors } from '~/wire/refusal'
import { SelectField, type Choice } from '~/ui/select_field'
import { adminUrlFor } from '~/wire/admin_routes'

export type Filter = {
  search: string
  status: string | null
  game: string | null
  from: string | null
  until: string | null
}

type Props = { filter: Filter; dayErrors: FieldErrors; statuses: Choice[]; games: Choice[] }

export const ORDERS = adminUrlFor('admin_order.index')

/** A filter as an address holds it. A part that is left out means all. */
export function asQuery({ search, status, game, from, until }: Filter): Record<string, string> {
  return {
    ...(search && { zoek: search }),
    ...(status && { status }),
    ...(game && { spel: game }),
    ...(from && { van: from }),
    ...(until && { tot: until }),
  }
}

/** How many parts of the filter are folded away on a phone, beside the words. */
const partsOf = ({ search, ...filter }: Filter) => Object.keys(asQuery({ ...filter, search: '' }))

const all = (text: string, choices: Choice[]) => [{ value: '', text }, ...choices]

/** The filter above the list of orders. Its outcome is an address, which can be shared. */
export function OrderFilter({ filter, dayErrors, statuses, games }: Props) {
  const [typed, setTyped] = useState(filter)

  const open = (to: Filter) =>
    router.get(ORDERS, asQuery({ ...to, search: to.search.trim() }), { preserveState: true })

  function choose(part: Partial<Filter>) {
    const to = { ...typed, ...part }
    setTyped(to)
    open(to)
  }

  const day = (name: 'from' | 'until') => ({
    value: typed[name] ?? '',
    onType: (chosen: string) => setTyped({ ...typed, [name]: chosen || null }),
  })

  const [unfolded, setUnfolded] = useState(Object.keys(dayErrors).length > 0)
  const parts = useId()

  return (
    <form
      role="search"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        open(typed)
      }}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]"
    >
      <SearchField
        label="Zoek op nummer, naam, e-mail, plaats, postcode, factuur of betaling"
        value={typed.search}
        onType={(words) => setTyped({ ...typed, search: words })}
        className="sm:col-span-2 lg:col-span-1"
      />
      <FoldedButtons
        parts={parts}
        active={partsOf(filter).length}
        unfolded={unfolded}
        onFold={() => setUnfolded(!unfolded)}
      />
      <div id={parts} className={`${unfolded ? 'grid' : 'hidden'} gap-3 sm:contents`}>
        <SelectField
          label="Stand"
          name="status"
          choices={all('alle', statuses)}
          value={typed.status ?? ''}
          onChoose={(status) => choose({ status: status || null })}
        />
        <SelectField
          label="Spel"
          name="spel"
          choices={all('alle', games)}
          value={typed.game ?? ''}
          onChoose={(game) => choose({ game: game || null })}
        />
        <div className="flex flex-wrap items-start gap-3 sm:col-span-2 lg:col-span-3">
          <DayField label="Besteld vanaf" name="van" errors={dayErrors.van} {...day('from')} />
          <DayField label="Tot en met" name="tot" errors={dayErrors.tot} {...day('until')} />
          <Apply />
        </div>
      </div>
    </form>
  )
}

const Apply = () => (
  <div className="flex flex-1 basis-52 gap-3 sm:mt-8 sm:flex-none sm:basis-auto">
    <button type="submit" className="button flex-1">
      <span className="sm:hidden">Toepassen</span>
      <span className="hidden sm:inline">Zoeken</span>
    </button>
  </div>
)

type FoldedProps = { parts: string; active: number; unfolded: boolean; onFold: () => void }

/** The parts of the filter are folded away on a phone, and the button says how many are used. */
function FoldedButtons({ parts, active, unfolded, onFold }: FoldedProps) {
  return (
    <div className="flex gap-3 sm:hidden">
      <button type="submit" className="button flex-1">
        Zoeken
      </button>
      <button
        type="button"
        className="button flex-1"
        aria-expanded={unfolded}
        aria-controls={parts}
        onClick={onFold}
      >
        Filter{active > 0 && <span aria-hidden="true"> ({active})</span>}
        {active > 0 && <span className="sr-only">, {active} actief</span>}
      </button>
    </div>
  )
}
