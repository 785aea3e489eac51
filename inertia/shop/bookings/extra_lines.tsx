import { useRef } from 'react'
import { MOST_EXTRA_LINES } from '#domain/shop/bookings/quote_extras'
import { VAT_PERCENTAGE, type VatScheme } from '#domain/shop/invoices/vat'
import type { TypedLine } from './use_quote'
import { Field } from '~/ui/field'
import type { FieldErrors } from '~/wire/refusal'

type Props = {
  lines: readonly TypedLine[]
  discount: string
  scheme: VatScheme
  errors: FieldErrors
  onLines: (lines: TypedLine[]) => void
  onDiscount: (discount: string) => void
}

/** What the owner adds to the price of the evening, and the discount on the whole. */
export function ExtraLines({ lines, discount, scheme, errors, onLines, onDiscount }: Props) {
  const add = useRef<HTMLButtonElement>(null)
  const vat = scheme === 'kor' ? '' : `, inclusief ${VAT_PERCENTAGE}\u00A0% btw`
  const replace = (index: number, part: Partial<TypedLine>) =>
    onLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)))

  function remove(index: number) {
    onLines(lines.filter((_, at) => at !== index))
    add.current?.focus()
  }

  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 text-lg font-semibold">Erbij en eraf</legend>
      {lines.map((line, index) => (
        <ExtraLine
          key={index}
          {...{ line, index, vat, errors }}
          onChange={(part) => replace(index, part)}
          onRemove={() => remove(index)}
        />
      ))}
      <button
        ref={add}
        type="button"
        className="button"
        disabled={lines.length >= MOST_EXTRA_LINES}
        onClick={() => onLines([...lines, { text: '', amount: '' }])}
      >
        Regel toevoegen
      </button>
      <div className="sm:max-w-[24rem]">
        <Field
          label="Korting in euro’s"
          name="korting"
          inputMode="decimal"
          autoComplete="off"
          note={`Gaat van alles bij elkaar af${vat}.`}
          value={discount}
          errors={errors.korting}
          onChange={({ target }) => onDiscount(target.value)}
        />
      </div>
    </fieldset>
  )
}

type LineProps = {
  line: TypedLine
  index: number
  vat: string
  errors: FieldErrors
  onChange: (part: Partial<TypedLine>) => void
  onRemove: () => void
}

function ExtraLine({ line, index, vat, errors, onChange, onRemove }: LineProps) {
  const name = `regels.${index}`
  return (
    <div
      role="group"
      aria-label={`Extra regel ${index + 1}`}
      className="space-y-3 border-l-4 border-blue pl-4"
    >
      <Field
        label="Wat"
        name={`${name}.tekst`}
        mandatory
        autoComplete="off"
        maxLength={100}
        value={line.text}
        errors={errors[`${name}.tekst`]}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Field
            label="Bedrag in euro’s"
            name={`${name}.bedrag`}
            mandatory
            inputMode="decimal"
            autoComplete="off"
            note={`Voor alles${vat}.`}
            value={line.amount}
            errors={errors[`${name}.bedrag`]}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
        </div>
        <button type="button" className="button mt-8" onClick={onRemove}>
          Weghalen<span className="sr-only"> van extra regel {index + 1}</span>
        </button>
      </div>
    </div>
  )
}
