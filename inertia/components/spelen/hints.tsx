import { useState } from 'react'
import { hintsOpAanbod } from '#domain/spelen/hints'

type Props = {
  /** The puzzle, for screen readers that jump from button to button. */
  label: string
  naam: string
  aantal: number
  /** The texts that are known, by number. */
  teksten: ReadonlyMap<number, string>
  /** The hint flags that were reached. */
  vlaggen: ReadonlySet<string>
  oplopend: boolean
  /** Asks for a hint; resolves to whether it came. */
  onOpen: (nummer: number) => Promise<boolean>
}

/** Folded notes: each stays closed until somebody opens it, and may be closed and opened again. */
export function Hints({ label, naam, aantal, teksten, vlaggen, oplopend, onOpen }: Props) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [bezig, setBezig] = useState<number | null>(null)
  const aanbod = hintsOpAanbod({ hintsOplopend: oplopend }, naam, aantal, vlaggen)

  async function wissel(nummer: number) {
    if (bezig !== null) return
    if (open.has(nummer)) return setOpen((eerder) => zonder(eerder, nummer))
    if (teksten.has(nummer)) setOpen((eerder) => met(eerder, nummer))
    setBezig(nummer)
    const gelukt = await onOpen(nummer)
    setBezig(null)
    if (gelukt) setOpen((eerder) => met(eerder, nummer))
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {aanbod.map((nummer) => (
          <button
            key={nummer}
            type="button"
            className="knop knop-hint"
            aria-expanded={open.has(nummer)}
            aria-busy={bezig === nummer}
            onClick={() => void wissel(nummer)}
          >
            Hint {nummer} <span className="sr-only">bij {label}</span>
          </button>
        ))}
      </div>
      <div aria-live="polite" className="mt-3 space-y-3 empty:mt-0">
        {aanbod
          .filter((nummer) => open.has(nummer) && teksten.has(nummer))
          .map((nummer) => (
            <div key={nummer} className="notitie max-w-[40rem]">
              <p className="text-sm font-semibold text-blauw">Hint {nummer}</p>
              <p className="mt-1">{teksten.get(nummer)}</p>
            </div>
          ))}
      </div>
    </div>
  )
}

const met = (rij: ReadonlySet<number>, nummer: number) => new Set(rij).add(nummer)
const zonder = (rij: ReadonlySet<number>, nummer: number) =>
  new Set([...rij].filter((een) => een !== nummer))
