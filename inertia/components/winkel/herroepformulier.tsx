import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'
import type { FieldErrors } from '~/hooks/use_formulier'

export type Herroepvelden = { naam: string; email: string; bestelling: string; token: string }

type Props = {
  pageToken: string
  velden: Herroepvelden
  fouten: FieldErrors
  melding: string | null
}

/**
 * Step 1. A plain form that the browser itself sends, also without JavaScript: what was filled in
 * comes back with the page.
 */
export function Herroepformulier({ pageToken, velden, fouten, melding }: Props) {
  const eersteFout = Object.keys(fouten)[0]
  const veld = (naam: Exclude<keyof Herroepvelden, 'token'>) => ({
    naam,
    verplicht: true,
    defaultValue: velden[naam],
    fouten: fouten[naam],
    autoFocus: naam === eersteFout,
  })
  return (
    <form
      method="post"
      action="/herroepen/controleren"
      noValidate
      aria-label="Herroepen, stap 1"
      className="space-y-5"
    >
      <Verborgen velden={{ _csrf: pageToken, token: velden.token }} />
      {melding && <AlgemeneFout>{melding}</AlgemeneFout>}
      <Veld label="Naam" autoComplete="name" {...veld('naam')} />
      <Veld
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        toelichting="Hierheen sturen we meteen een bevestiging. Liefst het adres waarmee je bestelde."
        {...veld('email')}
      />
      <Veld
        label="Bestelnummer"
        autoComplete="off"
        toelichting="Het begint met EK- en staat in onze e-mails. Kwijt? Schrijf dan welk spel je bestelde, en wanneer ongeveer."
        {...veld('bestelling')}
      />
      <button type="submit" className="knop knop-lak w-full text-lg sm:w-auto">
        Verder
      </button>
    </form>
  )
}

/** What a form carries along unseen. */
export function Verborgen({ velden }: { velden: Record<string, string> }) {
  return Object.entries(velden).map(([naam, waarde]) => (
    <input key={naam} type="hidden" name={naam} defaultValue={waarde} />
  ))
}
