import { useId, type ComponentProps, type Ref } from 'react'

type Own = {
  label: string
  name: string
  errors?: string[]
  note?: string
  mandatory?: boolean
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

type Props = Own & Omit<ComponentProps<'input'>, keyof Own> & { lines?: number }

/** A field with its label above and its messages below, connected for screen readers. */
export function Field({
  label,
  name,
  errors,
  note,
  mandatory = false,
  lines,
  ref,
  ...rest
}: Props) {
  const id = useId()
  const describedBy = [note && `${id}-uitleg`, errors?.length && `${id}-fout`]
    .filter(Boolean)
    .join(' ')
  const inputProps = {
    id,
    name,
    'className': 'field',
    'aria-invalid': errors?.length ? true : undefined,
    'aria-required': mandatory || undefined,
    'aria-describedby': describedBy || undefined,
    ref,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}{' '}
        {!mandatory && (
          <span className="inline-block font-normal text-soft">(mag leeg blijven)</span>
        )}
      </label>
      {lines ? (
        <textarea rows={lines} {...inputProps} {...(rest as ComponentProps<'textarea'>)} />
      ) : (
        <input {...inputProps} {...rest} />
      )}
      {note && (
        <p id={`${id}-uitleg`} className="mt-1 text-sm text-soft">
          {note}
        </p>
      )}
      {errors?.map((error, index) => (
        <p
          key={error}
          id={index === 0 ? `${id}-fout` : undefined}
          className="mt-1 flex items-start gap-1.5 font-semibold text-error"
        >
          <span aria-hidden="true">!</span> {error}
        </p>
      ))}
    </div>
  )
}
