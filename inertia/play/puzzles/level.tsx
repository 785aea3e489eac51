import { DIFFICULTIES, difficultyInWords, type Difficulty } from '#domain/difficulty'

/** How hard a sheet is: one to five wax seals, and the word for it. */
export function Level({ level }: { level: Difficulty }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm text-soft">
      <span aria-hidden="true" className="inline-flex gap-1">
        {DIFFICULTIES.map((step) => (
          <span key={step} className={step <= level ? 'seal seal-full' : 'seal'} />
        ))}
      </span>
      <span>
        <span className="sr-only">Moeilijkheid: </span>
        {difficultyInWords(level)}
      </span>
    </span>
  )
}
