import type { ReactNode } from 'react'
import type { TextInUse } from './use_text'

export type PartFields<D> = {
  part: D
  /** The name of its fields in the messages of the server: 'blokken.3'. */
  name: string
  errors: (field: string) => string[] | undefined
  onChange: (part: D) => void
}

type Props<D> = {
  text: TextInUse<D>
  id: number
  part: D
  index: number
  /** What the text is called in the messages of the server. */
  field: string
  /** The word for a part: a block, a question. */
  what: string
  empty: D
  fields: (part: PartFields<D>) => ReactNode
}

/** One part of a text: its fields, and the buttons that move it, take it away or put one after it. */
export function TextPart<D>(props: Props<D>) {
  const { text, id, part, index, field, what, empty, fields } = props
  const { errors } = text
  return (
    <fieldset
      id={`deel-${id}`}
      tabIndex={-1}
      className="min-w-0 rounded-lg border border-line-soft p-4"
    >
      <legend className="px-1 font-semibold">
        {capitalize(what)} {index + 1}
      </legend>
      {fields({
        part,
        name: `${field}.${index}`,
        errors: (one) => errors[`${field}.${index}.${one}`],
        onChange: (updated) => text.change(index, updated),
      })}
      <PartButtons text={text} index={index} empty={empty} />
    </fieldset>
  )
}

type ButtonsProps<D> = Pick<Props<D>, 'text' | 'index' | 'empty'>

function PartButtons<D>({ text, index, empty }: ButtonsProps<D>) {
  const { length } = text.parts
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <SmallButton onClick={() => text.move(index, -1)} disabled={index === 0}>
        Omhoog
      </SmallButton>
      <SmallButton onClick={() => text.move(index, 1)} disabled={index === length - 1}>
        Omlaag
      </SmallButton>
      <SmallButton onClick={() => text.add(index, empty)}>Hieronder invoegen</SmallButton>
      <SmallButton onClick={() => text.remove(index)} disabled={length === 1}>
        Verwijderen
      </SmallButton>
    </div>
  )
}

type SmallButtonProps = { onClick: () => void; disabled?: boolean; children: string }

const SmallButton = ({ onClick, disabled = false, children }: SmallButtonProps) => (
  <button type="button" onClick={onClick} disabled={disabled} className="button">
    {children}
  </button>
)

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
