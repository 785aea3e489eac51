import { useId } from 'react'

type Props = { label: string; value: string; onType: (typed: string) => void; className: string }

/** The field for the search words; the form around it searches. */
export function SearchField({ label, value, onType, className }: Props) {
  const id = useId()
  return (
    <div className={`min-w-0 flex-1 ${className}`}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="zoek"
        maxLength={100}
        className="field"
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  )
}
