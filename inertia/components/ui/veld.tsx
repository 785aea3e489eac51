import { useId, type ComponentProps, type Ref } from 'react'

type Eigen = {
  label: string
  naam: string
  fouten?: string[]
  toelichting?: string
  verplicht?: boolean
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

type Props = Eigen & Omit<ComponentProps<'input'>, keyof Eigen> & { regels?: number }

/** A field with its label above and its messages below, tied together for screen readers. */
export function Veld({
  label,
  naam,
  fouten,
  toelichting,
  verplicht = false,
  regels,
  ref,
  ...rest
}: Props) {
  const id = useId()
  const beschreven = [toelichting && `${id}-uitleg`, fouten?.length && `${id}-fout`]
    .filter(Boolean)
    .join(' ')
  const eigenschappen = {
    'id': id,
    'name': naam,
    'className': 'veld',
    'aria-invalid': fouten?.length ? true : undefined,
    'aria-required': verplicht || undefined,
    'aria-describedby': beschreven || undefined,
    ref,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label} {!verplicht && <span className="font-normal text-zacht">(mag leeg blijven)</span>}
      </label>
      {regels ? (
        <textarea rows={regels} {...eigenschappen} {...(rest as ComponentProps<'textarea'>)} />
      ) : (
        <input {...eigenschappen} {...rest} />
      )}
      {toelichting && (
        <p id={`${id}-uitleg`} className="mt-1 text-sm text-zacht">
          {toelichting}
        </p>
      )}
      {fouten?.map((fout, nr) => (
        <p
          key={fout}
          id={nr === 0 ? `${id}-fout` : undefined}
          className="mt-1 flex items-start gap-1.5 font-semibold text-fout"
        >
          <span aria-hidden="true">!</span> {fout}
        </p>
      ))}
    </div>
  )
}
