import { ROOMGRENZEN, ROOMLENGTE } from '#domain/spellenfabriek/room'
import type { Getalveld, Roomvelden as Velden, Tekstveld } from '~/components/beheer/use_room'
import { Veld } from '~/components/ui/veld'
import type { FieldErrors } from '~/hooks/use_formulier'

export type Veldenprops = {
  velden: Velden
  errors: FieldErrors
  onVerander: (deel: Partial<Velden>) => void
}

/** What a room is called and where it lies. */
export function Roomnamen(props: Veldenprops) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Tekst {...props} veld="naam" label="Naam" toelichting="Zo noemen de teams de kamer." />
      <Tekst
        {...props}
        veld="adminnaam"
        label="Adminnaam"
        toelichting="Zo noem jij hem, met de plek erbij."
      />
      <Tekst {...props} veld="opberg" label="Opbergkist" toelichting="De kist met het materiaal." />
      <Getal
        {...props}
        veld="volgnummer"
        label="Volgnummer"
        grenzen={ROOMGRENZEN.volgnummer}
        toelichting="In deze volgorde staan de kamers op het scherm."
      />
      <Getal
        {...props}
        veld="tijdschatting"
        label="Tijdschatting in minuten"
        grenzen={ROOMGRENZEN.tijdschatting}
      />
    </div>
  )
}

/** The question, what answers it, and the hints. */
export function Roomteksten({ vast, ...props }: Veldenprops & { vast: boolean }) {
  return (
    <div className="space-y-4">
      <Tekst {...props} veld="vraag" label="Vraag" regels={7} />
      <Tekst
        {...props}
        veld="antwoord"
        label="Antwoord"
        readOnly={vast}
        toelichting="Zijn er meer goede antwoorden, zet er dan een staand streepje tussen: rood|vermiljoen. Het eerste wordt getoond; hoofdletters maken niet uit."
      />
      <Tekst {...props} veld="hint1" label="Hint 1" regels={3} toelichting="Een duwtje." />
      <Tekst {...props} veld="hint2" label="Hint 2" regels={3} toelichting="De aanpak." />
      <Tekst
        {...props}
        veld="hint3"
        label="Hint 3"
        regels={3}
        toelichting="Bijna het antwoord. Hierna kan een team het antwoord laten tonen, voor 0 punten."
      />
    </div>
  )
}

const LENGTE: Record<Tekstveld, number> = {
  ...ROOMLENGTE,
  hint1: ROOMLENGTE.hint,
  hint2: ROOMLENGTE.hint,
  hint3: ROOMLENGTE.hint,
}

type Tekstprops = Veldenprops & {
  veld: Tekstveld
  label: string
  toelichting?: string
  regels?: number
  readOnly?: boolean
}

function Tekst({ velden, errors, onVerander, veld, ...rest }: Tekstprops) {
  return (
    <Veld
      {...rest}
      naam={veld}
      verplicht
      autoComplete="off"
      maxLength={LENGTE[veld]}
      value={velden[veld]}
      fouten={errors[veld]}
      onChange={({ target }) => onVerander({ [veld]: target.value })}
    />
  )
}

type Getalprops = Veldenprops & {
  veld: Getalveld
  label: string
  grenzen: { readonly min: number; readonly max: number }
  toelichting?: string
  readOnly?: boolean
}

export function Getal({ velden, errors, onVerander, veld, grenzen, ...rest }: Getalprops) {
  return (
    <Veld
      {...rest}
      naam={veld}
      verplicht
      type="number"
      inputMode="numeric"
      min={grenzen.min}
      max={grenzen.max}
      value={velden[veld]}
      fouten={errors[veld]}
      onChange={({ target }) => onVerander({ [veld]: target.value })}
    />
  )
}
