import { ROOM_BOUNDS, ROOM_LENGTH } from '#domain/live/rooms'
import {
  ROOM_NAMES,
  type NumberField,
  type RoomFields as Fields,
  type TextField,
} from './room_values'
import { Field } from '~/ui/field'
import type { FieldErrors } from '~/wire/refusal'

export type FieldsProps = {
  fields: Fields
  errors: FieldErrors
  onChange: (part: Partial<Fields>) => void
}

/** The names of a room, and the place of its material. */
export function RoomNames(props: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TextInput {...props} field="naam" note="Zo noemen de teams de kamer." />
      <TextInput
        {...props}
        field="adminnaam"

        note="Zo noem jij hem, met de plek erbij."
      />
      <TextInput {...props} field="opberg" note="De kist met het materiaal." />
      <NumberInput
        {...props}
        field="volgnummer"

        limits={ROOM_BOUNDS.sequenceNumber}
        note="In deze volgorde staan de kamers op het scherm."
      />
      <NumberInput
        {...props}
        field="tijdschatting"

        limits={ROOM_BOUNDS.timeEstimate}
      />
    </div>
  )
}

/** The question, its answer, and the hints. */
export function RoomTexts({ fixed, ...props }: FieldsProps & { fixed: boolean }) {
  return (
    <div className="space-y-4">
      <TextInput {...props} field="vraag" lines={7} />
      <TextInput
        {...props}
        field="antwoord"

        readOnly={fixed}
        note="Zijn er meer goede antwoorden, zet er dan een staand streepje tussen: rood|vermiljoen. Het eerste wordt getoond; hoofdletters maken niet uit."
      />
      <TextInput {...props} field="hint1" lines={3} note="Een duwtje." />
      <TextInput {...props} field="hint2" lines={3} note="De aanpak." />
      <TextInput
        {...props}
        field="hint3"

        lines={3}
        note="Bijna het antwoord. Hierna kan een team het antwoord laten tonen, voor 0 punten."
      />
    </div>
  )
}

const LENGTH: Record<TextField, number> = {
  naam: ROOM_LENGTH.name,
  adminnaam: ROOM_LENGTH.adminName,
  opberg: ROOM_LENGTH.storage,
  vraag: ROOM_LENGTH.question,
  antwoord: ROOM_LENGTH.answer,
  hint1: ROOM_LENGTH.hint,
  hint2: ROOM_LENGTH.hint,
  hint3: ROOM_LENGTH.hint,
}

type TextInputProps = FieldsProps & {
  field: TextField
  note?: string
  lines?: number
  readOnly?: boolean
}

function TextInput({ fields, errors, onChange, field, ...rest }: TextInputProps) {
  return (
    <Field
      {...rest}
      label={ROOM_NAMES[field]}
      name={field}
      mandatory
      autoComplete="off"
      maxLength={LENGTH[field]}
      value={fields[field]}
      errors={errors[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
}

type NumberInputProps = FieldsProps & {
  field: NumberField
  limits: { readonly min: number; readonly max: number }
  note?: string
  readOnly?: boolean
}

export function NumberInput({
  fields,
  errors,
  onChange,
  field,
  limits,
  ...rest
}: NumberInputProps) {
  return (
    <Field
      {...rest}
      label={ROOM_NAMES[field]}
      name={field}
      mandatory
      type="number"
      inputMode="numeric"
      min={limits.min}
      max={limits.max}
      value={fields[field]}
      errors={errors[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
}
