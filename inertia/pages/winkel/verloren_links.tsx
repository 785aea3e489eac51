import { Link } from '@inertiajs/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Sleutelgat } from '~/components/ui/sleutelgat'
import { Veld } from '~/components/ui/veld'
import { ZonderJavaScript } from '~/components/ui/zonder_javascript'
import { useEerderGetypt } from '~/hooks/use_eerder_getypt'
import { useFocusNaFout } from '~/hooks/use_focus_na_fout'
import { useFormulier } from '~/hooks/use_formulier'
import { inWinkel } from '~/layouts/winkel'

/** For who lost the mail: all links again, to the address that ordered. */
export default function VerlorenLinks({ titel }: { titel: string }) {
  const [gevraagd, setGevraagd] = useState(false)
  return (
    <div className="mx-auto max-w-[42rem]">
      <h1 className="text-4xl sm:text-5xl">{titel}</h1>
      <p className="mt-4 text-lg">
        E-mail kwijt? Vul het e-mailadres in waarmee je bestelde, dan sturen we je de links naar al
        je bestellingen. Daar vind je de download, je speellink, de verzending en je factuur.
      </p>
      <section aria-label="Links opvragen" className="kist mt-8 p-5 sm:p-8">
        {gevraagd ? <Gevraagd /> : <Formulier onGevraagd={() => setGevraagd(true)} />}
      </section>
      <p className="mt-8">
        Weet je niet meer met welk adres je bestelde?{' '}
        <Link href="/contact" className="link">
          Stuur ons een bericht
        </Link>
        , dan zoeken we mee.
      </p>
    </div>
  )
}

VerlorenLinks.layout = inWinkel

function Formulier({ onGevraagd }: { onGevraagd: () => void }) {
  const [email, setEmail] = useState('')
  const invoer = useRef<Partial<Record<'email', HTMLInputElement | null>>>({})
  const { submit, loading, errors, generalError, clearError } = useFormulier('/bestelling')
  const focusOpFout = useFocusNaFout(invoer, loading)
  useEerderGetypt(invoer, (getypt) => setEmail((eerder) => getypt.email ?? eerder))

  async function vraag(event: FormEvent) {
    event.preventDefault()
    const antwoord = await submit({ email })
    if (antwoord?.ok) return onGevraagd()
    focusOpFout(antwoord?.errors)
  }

  return (
    <form
      method="post"
      onSubmit={vraag}
      noValidate
      aria-label="Waar is mijn bestelling?"
      className="space-y-5"
    >
      <ZonderJavaScript />
      <Veld
        label="E-mail"
        naam="email"
        verplicht
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        disabled={loading}
        fouten={errors.email}
        ref={(element: HTMLInputElement | null) => void (invoer.current.email = element)}
        onChange={({ target }) => {
          setEmail(target.value)
          clearError('email')
        }}
      />
      <AlgemeneFout>{generalError}</AlgemeneFout>
      <div aria-live="polite">
        {loading ? (
          <p className="flex min-h-12 items-center gap-3 font-semibold">
            <Sleutelgat draait className="size-8 text-messing" /> Bezig met verwerken...
          </p>
        ) : (
          <button type="submit" className="knop knop-lak w-full text-lg sm:w-auto">
            Stuur mijn links
          </button>
        )}
      </div>
    </form>
  )
}

/** The same for everybody: it says nothing of whether there are orders. */
function Gevraagd() {
  const melding = useRef<HTMLParagraphElement>(null)
  useEffect(() => melding.current?.focus(), [])
  return (
    <>
      <p ref={melding} tabIndex={-1} role="status" className="text-xl outline-none">
        Als er bestellingen bij dit adres horen, staat er zo meteen een e-mail in je inbox.
      </p>
      <p className="mt-3 text-zacht">
        Niets te zien na een paar minuten? Kijk ook bij de ongewenste e-mail. Naar hetzelfde adres
        sturen we dit hoogstens drie keer per dag.
      </p>
    </>
  )
}
