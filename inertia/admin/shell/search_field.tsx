import { useId } from 'react'

type Props = { label: string; value: string; onTyp: (typed: string) => void; className: string }

/** Where somebody types what to look for; the form around it looks. */
export function SearchField({ label, value, onTyp: onType, className }: Props) {
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
        className="veld"
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  )
}
