import type { TypedQuestion } from '#domain/shop/information'
import type { PartFields } from './text_part'
import { Field } from '~/ui/field'

export const EMPTY_QUESTION: TypedQuestion = { question: '', answer: '' }

/** A question as the call expects it. */
export const questionPayload = ({ question, answer }: TypedQuestion) => ({
  vraag: question,
  antwoord: answer,
})

/** One question with its answer in the editor. */
export function QuestionFields({ part, name, errors, onChange }: PartFields<TypedQuestion>) {
  return (
    <div className="space-y-3">
      <Field
        label="Vraag"
        name={`${name}.vraag`}
        mandatory
        maxLength={200}
        value={part.question}
        errors={errors('vraag')}
        onChange={({ target }) => onChange({ ...part, question: target.value })}
      />
      <Field
        label="Antwoord"
        name={`${name}.antwoord`}
        mandatory
        lines={6}
        note="Een lege regel begint een nieuwe alinea."
        value={part.answer}
        errors={errors('antwoord')}
        onChange={({ target }) => onChange({ ...part, answer: target.value })}
      />
    </div>
  )
}
