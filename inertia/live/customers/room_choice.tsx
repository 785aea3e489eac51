import type { Data } from '@generated/data'
import { inMinutes } from '~/ui/format_numbers'

type Props = {
  rooms: readonly Data.Live.Rooms.Room[]
  chosen: ReadonlySet<number>
  onChoose: (ids: Iterable<number>) => void
}

export function RoomChoice({ rooms, chosen, onChoose }: Props) {
  const toggle = (roomNumber: number) =>
    onChoose(
      chosen.has(roomNumber)
        ? [...chosen].filter((id) => id !== roomNumber)
        : [...chosen, roomNumber]
    )

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        Kamers ({rooms.filter(({ id }) => chosen.has(id)).length} van {rooms.length})
      </legend>
      {rooms.length === 0 ? (
        <p className="text-soft">Er zijn nog geen kamers om te kiezen.</p>
      ) : (
        <>
          <div className="my-2 flex flex-wrap gap-3">
            <button
              type="button"
              className="button"
              onClick={() => onChoose(rooms.map(({ id }) => id))}
            >
              Alle kamers
            </button>
            <button type="button" className="button" onClick={() => onChoose([])}>
              Geen kamers
            </button>
          </div>
          <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {rooms.map(
              ({ id, adminnaam: adminName, opberg: storage, tijdschatting: timeEstimate }) => (
                <label key={id} className="option py-1">
                  <input
                    type="checkbox"
                    name="rooms"
                    value={id}
                    checked={chosen.has(id)}
                    onChange={() => toggle(id)}
                  />
                  <span className="min-w-0">
                    {adminName}{' '}
                    <span className="block text-sm text-soft">
                      {storage}, {inMinutes(timeEstimate)}
                    </span>
                  </span>
                </label>
              )
            )}
          </div>
        </>
      )}
    </fieldset>
  )
}
