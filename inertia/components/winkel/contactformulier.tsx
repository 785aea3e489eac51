import { useRef, useState, type FormEvent } from 'react'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Sleutelgat } from '~/components/ui/sleutelgat'
import { ZonderJavaScript } from '~/components/ui/zonder_javascript'
import { Veld } from '~/components/ui/veld'
import { useEerderGetypt } from '~/hooks/use_eerder_getypt'
import { useFocusNaFout } from '~/hooks/use_focus_na_fout'
import { useFormulier } from '~/hooks/use_formulier'

const LEEG = { name: '', email: '', phone: '', comments: '', website: '' }
type Naam = keyof typeof LEEG

/** The contact form. No checks of its own: the server says what is missing, under each field. */
export function Contactformulier({ onVerstuurd }: { onVerstuurd: () => void }) {
  const [velden, setVelden] = useState(LEEG)
  const invoer = useRef<Partial<Record<Naam, HTMLElement | null>>>({})
  const { submit, loading, errors, generalError, clearError } = useFormulier('/contact')
  const focusOpFout = useFocusNaFout(invoer as never, loading)

  useEerderGetypt(invoer as never, (getypt) => setVelden((eerder) => ({ ...eerder, ...getypt })))

  const veld = (naam: Naam) => ({
    naam,
    value: velden[naam],
    fouten: errors[naam],
    disabled: loading,
    ref: (element: HTMLElement | null) => void (invoer.current[naam] = element),
    onChange: ({ target }: { target: { value: string } }) => {
      setVelden((eerder) => ({ ...eerder, [naam]: target.value }))
      clearError(naam)
    },
  })

  async function verstuur(event: FormEvent) {
    event.preventDefault()
    const antwoord = await submit(velden)
    if (antwoord?.ok) return onVerstuurd()
    focusOpFout(antwoord?.errors)
  }

  return (
    <form
      method="post"
      onSubmit={verstuur}
      noValidate
      aria-label="Contactformulier"
      className="relative space-y-5"
    >
      <ZonderJavaScript />
      <Veld label="Naam" verplicht autoComplete="name" {...veld('name')} />
      <Veld
        label="E-mail"
        verplicht
        type="email"
        inputMode="email"
        autoComplete="email"
        {...veld('email')}
      />
      <Veld label="Telefoon" type="tel" inputMode="tel" autoComplete="tel" {...veld('phone')} />
      <Veld label="Vraag of bericht" verplicht regels={6} {...veld('comments')} />
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Website
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={velden.website}
            onChange={({ target }) => setVelden((eerder) => ({ ...eerder, website: target.value }))}
          />
        </label>
      </div>
      <AlgemeneFout>{generalError}</AlgemeneFout>
      <div aria-live="polite">
        {loading ? (
          <p className="flex min-h-12 items-center gap-3 font-semibold">
            <Sleutelgat draait className="size-8 text-messing" /> Bezig met verwerken...
          </p>
        ) : (
          <button type="submit" className="knop knop-lak w-full text-lg sm:w-auto">
            Verstuur
          </button>
        )}
      </div>
    </form>
  )
}
