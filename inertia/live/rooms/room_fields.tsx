import { ROOM_BOUNDS, ROOM_LENGTH } from '#domain/live/rooms'
import type { NumberField, RoomFields as Fields, TextField } from './use_room'
import { Field } from '~/ui/field'
import type { FieldErrors } from '~/ui/hooks/use_form'

export type FieldsProps = {
  velden: Fields
  errors: FieldErrors
  onVerander: (part: Partial<Fields>) => void
}

/** What a room is called and where it lies. */
export function RoomNames(props: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TextInput {...props} veld="naam" label="Naam" toelichting="Zo noemen de teams de kamer." />
      <TextInput
        {...props}
        veld="adminnaam"
        label="Adminnaam"
        toelichting="Zo noem jij hem, met de plek erbij."
      />
      <TextInput
        {...props}
        veld="opberg"
        label="Opbergkist"
        toelichting="De kist met het materiaal."
      />
      <NumberInput
        {...props}
        veld="volgnummer"
        label="Volgnummer"
        grenzen={ROOM_BOUNDS.volgnummer}
        toelichting="In deze volgorde staan de kamers op het scherm."
      />
      <NumberInput
        {...props}
        veld="tijdschatting"
        label="Tijdschatting in minuten"
        grenzen={ROOM_BOUNDS.tijdschatting}
      />
    </div>
  )
}

/** The question, what answers it, and the hints. */
export function RoomTexts({ vast: fixed, ...props }: FieldsProps & { vast: boolean }) {
  return (
    <div className="space-y-4">
      <TextInput {...props} veld="vraag" label="Vraag" regels={7} />
      <TextInput
        {...props}
        veld="antwoord"
        label="Antwoord"
        readOnly={fixed}
        toelichting="Zijn er meer goede antwoorden, zet er dan een staand streepje tussen: rood|vermiljoen. Het eerste wordt getoond; hoofdletters maken niet uit."
      />
      <TextInput {...props} veld="hint1" label="Hint 1" regels={3} toelichting="Een duwtje." />
      <TextInput {...props} veld="hint2" label="Hint 2" regels={3} toelichting="De aanpak." />
      <TextInput
        {...props}
        veld="hint3"
        label="Hint 3"
        regels={3}
        toelichting="Bijna het antwoord. Hierna kan een team het antwoord laten tonen, voor 0 punten."
      />
    </div>
  )
}

const LENGTH: Record<TextField, number> = {
  ...ROOM_LENGTH,
  hint1: ROOM_LENGTH.hint,
  hint2: ROOM_LENGTH.hint,
  hint3: ROOM_LENGTH.hint,
}

type TextInputProps = FieldsProps & {
  veld: TextField
  label: string
  toelichting?: string
  regels?: number
  readOnly?: boolean
}

function TextInput({
  velden: fields,
  errors,
  onVerander: onChange,
  veld: field,
  ...rest
}: TextInputProps) {
  return (
    <Field
      {...rest}
      naam={field}
      verplicht
      autoComplete="off"
      maxLength={LENGTH[field]}
      value={fields[field]}
      fouten={errors[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
}

type NumberInputProps = FieldsProps & {
  veld: NumberField
  label: string
  grenzen: { readonly min: number; readonly max: number }
  toelichting?: string
  readOnly?: boolean
}

export function NumberInput({
  velden: fields,
  errors,
  onVerander: onChange,
  veld: field,
  grenzen: limits,
  ...rest
}: NumberInputProps) {
  return (
    <Field
      {...rest}
      naam={field}
      verplicht
      type="number"
      inputMode="numeric"
      min={limits.min}
      max={limits.max}
      value={fields[field]}
      fouten={errors[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
}
