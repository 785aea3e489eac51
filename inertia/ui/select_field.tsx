import { useId } from 'react'

export type Choice = { waarde: string; tekst: string }

type Props = {
  label: string
  naam: string
  keuzes: readonly Choice[]
  value: string
  onKies: (value: string) => void
  className?: string
}

/** One of several, with its label above. */
export function SelectField({
  label,
  naam: name,
  keuzes: choices,
  value,
  onKies: onChoose,
  className,
}: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="veld"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map(({ waarde: value, tekst: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
