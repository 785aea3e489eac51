import { inMinuten } from '~/components/beheer/getal'
import type { Adminroom } from '~/types_live'

type Props = {
  rooms: readonly Adminroom[]
  gekozen: ReadonlySet<number>
  onKies: (ids: Iterable<number>) => void
}

/** Which rooms take part. */
export function Kamerkeuze({ rooms, gekozen, onKies }: Props) {
  const wissel = (kamer: number) =>
    onKies(gekozen.has(kamer) ? [...gekozen].filter((id) => id !== kamer) : [...gekozen, kamer])

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        Kamers ({rooms.filter(({ id }) => gekozen.has(id)).length} van {rooms.length})
      </legend>
      {rooms.length === 0 ? (
        <p className="text-zacht">Er zijn nog geen kamers om te kiezen.</p>
      ) : (
        <>
          <div className="my-2 flex flex-wrap gap-3">
            <button
              type="button"
              className="knop"
              onClick={() => onKies(rooms.map(({ id }) => id))}
            >
              Alle kamers
            </button>
            <button type="button" className="knop" onClick={() => onKies([])}>
              Geen kamers
            </button>
          </div>
          <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {rooms.map(({ id, adminnaam, opberg, tijdschatting }) => (
              <label key={id} className="keuze py-1">
                <input
                  type="checkbox"
                  name="rooms"
                  value={id}
                  checked={gekozen.has(id)}
                  onChange={() => wissel(id)}
                />
                <span className="min-w-0">
                  {adminnaam}{' '}
                  <span className="block text-sm text-zacht">
                    {opberg}, {inMinuten(tijdschatting)}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </>
      )}
    </fieldset>
  )
}
