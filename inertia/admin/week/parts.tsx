import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'
import type { Ticks } from './use_ticks'

type Part = Data.Admin.Week.Evening['parts'][number]

/** Whether rooms, cards, paper kit and rehearsal are ready, with what to do about it. */
export function Parts({ parts, ticks }: { parts: Part[]; ticks: Ticks }) {
  const ready = parts.filter(({ state }) => state === 'ready').length
  return (
    <div>
      <p className="font-semibold">
        Klaar om te spelen{' '}
        <span className="font-normal text-soft">
          ({ready} van {parts.length})
        </span>
      </p>
      <ul className="mt-1">
        {parts.map((part) => (
          <li key={part.part} className="evening-part">
            <PartSign state={part.state} />
            <span className="min-w-0 flex-1">
              {part.href && part.state !== 'ready' ? (
                <Link href={part.href} className="link">
                  {part.text}
                </Link>
              ) : (
                part.text
              )}
            </span>
            {part.item && <PrintedButton part={part} item={part.item} ticks={ticks} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

const PartSign = ({ state }: Pick<Part, 'state'>) =>
  state === 'ready' ? (
    <Icon name="checkmark" className="mt-0.5 size-5 text-moss" />
  ) : (
    <Icon
      name={state === 'busy' ? 'clock' : 'exclamation'}
      className={`mt-0.5 size-5 ${state === 'missing' ? 'text-brass' : 'text-error'}`}
    />
  )

/** Only the owner can know what is printed. */
function PrintedButton({ part, item, ticks }: { part: Part; item: string; ticks: Ticks }) {
  const ready = part.state === 'ready'
  return (
    <button
      type="button"
      aria-busy={ticks.busy}
      onClick={() => void ticks.set(item, !ready)}
      className="button"
    >
      {ready ? 'Toch niet' : 'Geprint'}
      <span className="sr-only">: {part.text}</span>
    </button>
  )
}
