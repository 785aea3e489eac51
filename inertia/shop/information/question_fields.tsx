import type { TypedQuestion } from '#domain/shop/information'
import type { PartFields } from './text_editor'
import { Field } from '~/ui/field'

export const EMPTY_QUESTION: TypedQuestion = { vraag: '', antwoord: '' }

/** One question with its answer while it is changed. */
export function QuestionFields({
  deel: part,
  naam: name,
  fouten: errors,
  onVerander: onChange,
}: PartFields<TypedQuestion>) {
  return (
    <div className="space-y-3">
      <Field
        label="Vraag"
        naam={`${name}.vraag`}
        verplicht
        maxLength={200}
        value={part.vraag}
        fouten={errors('vraag')}
        onChange={({ target }) => onChange({ ...part, vraag: target.value })}
      />
      <Field
        label="Antwoord"
        naam={`${name}.antwoord`}
        verplicht
        regels={6}
        toelichting="Een lege regel begint een nieuwe alinea."
        value={part.antwoord}
        fouten={errors('antwoord')}
        onChange={({ target }) => onChange({ ...part, antwoord: target.value })}
      />
    </div>
  )
}
