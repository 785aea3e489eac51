import type { Data } from '@generated/data'
import type { Ticks } from './use_ticks'

type Evening = Data.Admin.Week.Evening
type Props = { things: Evening['bring']; there: Evening['there']; ticks: Ticks }

/** What the owner takes along, to tick off while packing, and what the customer has ready. */
export function ToBring({ things, there, ticks }: Props) {
  const packed = things.filter(({ ticked }) => ticked).length
  return (
    <details className="evening-bring" open={packed > 0 && packed < things.length}>
      <summary className="font-semibold">
        Meenemen{' '}
        <span className="font-normal text-soft">
          ({packed} van {things.length} ingepakt)
        </span>
      </summary>
      <ul className="mt-1">
        {things.map(({ name, text, ticked }) => (
          <li key={name}>
            <label className="evening-thing">
              <input
                type="checkbox"
                checked={ticked}
                aria-busy={ticks.busy}
                onChange={({ target }) => void ticks.set(name, target.checked)}
              />
              <span className="min-w-0">{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-soft">De klant zorgt voor: {there.join('; ').toLowerCase()}.</p>
    </details>
  )
}
