import { useId } from 'react'

export type Choice = { value: string; text: string }

type Props = {
  label: string
  name: string
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
  className?: string
}

/** A choice of one, with its label above. */
export function SelectField({ label, name, choices, value, onChoose, className }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="field"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
