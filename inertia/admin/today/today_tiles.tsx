import { Icon } from '~/ui/icon'
import { termText } from '~/ui/time'

export type Tile = {
  /** The heading to which the tile leads. */
  id: string
  name: string
  count: number
  /** Days until the first of them has to be ready, below zero when that day is over. */
  days: number | null
  /** Whether it cannot wait, although it has no day. */
  atOnce?: boolean
}

/** How much of each kind waits, as large numbers. */
export function TodayTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="today-tiles">
      {tiles.map((tile) => (
        <li key={tile.id}>
          {tile.count === 0 ? <Nothing name={tile.name} /> : <Waits {...tile} />}
        </li>
      ))}
    </ul>
  )
}

const Nothing = ({ name }: { name: string }) => (
  <p className="today-tile today-done">
    <Icon name="checkmark" className="size-8" />
    <span>
      <span className="sr-only">Geen </span>
      {name}
    </span>
  </p>
)

function Waits({ id, name, count, days, atOnce }: Tile) {
  const urgent = atOnce || (days !== null && days <= 0)
  return (
    <a href={`#${id}`} className={`today-tile ${urgent ? 'today-urgent' : ''}`}>
      <span className="today-count">{count}</span>
      <span>
        {name}
        {days !== null && (
          <span className="today-term">
            <span className="sr-only">, </span>
            {count === 1 ? '' : 'eerste '}
            {termText(days)}
          </span>
        )}
      </span>
    </a>
  )
}

/** @returns the least of the days that are known; null without any */
export function firstDay(terms: readonly ({ days: number } | null)[]): number | null {
  const days = terms.flatMap((term) => (term ? [term.days] : []))
  return days.length > 0 ? Math.min(...days) : null
}
