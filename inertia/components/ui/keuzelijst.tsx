import { useId } from 'react'

export type Keuze = { waarde: string; tekst: string }

type Props = {
  label: string
  naam: string
  keuzes: readonly Keuze[]
  value: string
  onKies: (waarde: string) => void
  className?: string
}

/** One of several, with its label above. */
export function Keuzelijst({ label, naam, keuzes, value, onKies, className }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={naam}
        className="veld"
        value={value}
        onChange={({ target }) => onKies(target.value)}
      >
        {keuzes.map(({ waarde, tekst }) => (
          <option key={waarde} value={waarde}>
            {tekst}
          </option>
        ))}
      </select>
    </div>
  )
}
