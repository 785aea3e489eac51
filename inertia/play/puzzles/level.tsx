const WORDS = { 1: 'makkelijk', 2: 'pittig', 3: 'lastig' } as const

/** How hard a sheet is: one to three wax seals, and the word for it. */
export function Level({ niveau: level }: { niveau: 1 | 2 | 3 }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm text-zacht">
      <span aria-hidden="true" className="inline-flex gap-1">
        {[1, 2, 3].map((number) => (
          <span
            key={number}
            className={`size-3.5 rounded-full border-2 border-lak ${number <= level ? 'bg-lak' : ''}`}
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
