const WORDS = { 1: 'makkelijk', 2: 'pittig', 3: 'lastig' } as const

/** The level of a sheet: one to three wax seals, and the word for it. */
export function Level({ level }: { level: 1 | 2 | 3 }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm text-soft">
      <span aria-hidden="true" className="inline-flex gap-1">
        {[1, 2, 3].map((number) => (
          <span
            key={number}
            className={`size-3.5 rounded-full border-2 border-lacquer ${number <= level ? 'bg-lacquer' : ''}`}
          />
        ))}
      </span>
      <span>
        <span className="sr-only">Moeilijkheid: </span>
        {WORDS[level]}
      </span>
    </span>
  )
}
