import { useId } from 'react'

type Props = {
  label: string
  name: string
  value: string
  errors?: string[] | undefined
  onType: (day: string) => void
}

/** A day such as '2026-11-21' that narrows a list down; an empty one leaves the list open. */
export function DayField({ label, name, value, errors, onType }: Props) {
  const id = useId()
  const wrong = errors !== undefined && errors.length > 0
  return (
    <div className="min-w-0 flex-1 basis-40">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        className="field"
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-fout` : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {wrong && (
        <p id={`${id}-fout`} className="mt-1 font-semibold text-error">
          <span aria-hidden="true">!</span> {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
