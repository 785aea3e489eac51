import { useId } from 'react'
import type { TypedBlock } from '#domain/shop/information'
import type { PartFields } from './text_editor'
import { Field } from '~/ui/field'

export const EMPTY_BLOCK: TypedBlock = { soort: 'alinea', tekst: '' }

const KINDS: Record<TypedBlock['soort'], string> = {
  kop: 'Kop',
  alinea: 'Alinea',
  lijst: 'Lijst',
  knop: 'Knop naar het herroepen',
  modelformulier: 'Knop naar het modelformulier',
}
const ROWS: Record<TypedBlock['soort'], number> = {
  kop: 1,
  alinea: 5,
  lijst: 6,
  knop: 1,
  modelformulier: 1,
}

/** One block of a text while it is changed. */
export function BlockFields({
  deel: part,
  naam: name,
  fouten: errors,
  onVerander: onChange,
}: PartFields<TypedBlock>) {
  const id = useId()
  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          Soort
        </label>
        <select
          id={id}
          name={`${name}.soort`}
          className="veld"
          value={part.soort}
          onChange={({ target }) =>
            onChange({ ...part, soort: target.value as TypedBlock['soort'] })
          }
        >
          {Object.entries(KINDS).map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <Field
        label="Tekst"
        naam={`${name}.tekst`}
        verplicht
        regels={ROWS[part.soort]}
        toelichting={part.soort === 'lijst' ? 'Elk punt op een eigen regel.' : undefined}
        value={part.tekst}
        fouten={errors('tekst')}
        onChange={({ target }) => onChange({ ...part, tekst: target.value })}
      />
    </div>
  )
}
