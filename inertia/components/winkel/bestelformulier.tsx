import { router } from '@inertiajs/react'
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import {
  eersteLegeVeld,
  LEGE_BESTELLING,
  MAXIMALE_LENGTE,
  type BestelVeld,
} from '#domain/winkel/bestelformulier'
import { alsEuro, bestelknop, GRATIS, naarCenten } from '#domain/winkel/prijs'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Sleutelgat } from '~/components/ui/sleutelgat'
import { ZonderJavaScript } from '~/components/ui/zonder_javascript'
import { Veld } from '~/components/ui/veld'
import { MollieLogo } from '~/components/winkel/mollie_logo'
import { verseSleutel } from '~/http'
import { useEerderGetypt } from '~/hooks/use_eerder_getypt'
import { useFocusNaFout } from '~/hooks/use_focus_na_fout'
import { useVertrek } from '~/hooks/use_vertrek'
import { useFormulier } from '~/hooks/use_formulier'
import { useKorting } from '~/hooks/use_korting'

/** Loaded when there is something to tell: most people fill in everything. */
const laadDialoog = () => import('~/components/ui/melding_dialoog')
const MeldingDialoog = lazy(laadDialoog)

type Props = {
  title: string
  /** A decimal string such as '15.00'. */
  price: string
  endpoint: string
  perPost: boolean
  hasDiscountCode: boolean
  digitaal: boolean
  afstandTekst: string
}

const ADRESVELDEN = [
  { veld: 'adres', label: 'Adres', autoComplete: 'street-address', breed: 'sm:col-span-6' },
  { veld: 'postcode', label: 'Postcode', autoComplete: 'postal-code', breed: 'sm:col-span-2' },
  { veld: 'plaats', label: 'Plaats', autoComplete: 'address-level2', breed: 'sm:col-span-4' },
] as const

/** One order form for all games; flags say which fields it shows. */
export function Bestelformulier({
  title,
  price,
  endpoint,
  perPost,
  hasDiscountCode,
  digitaal,
  afstandTekst,
}: Props) {
  const [velden, setVelden] = useState(LEGE_BESTELLING)
  const [afstand, setAfstand] = useState(false)
  const [melding, setMelding] = useState<{ veld: BestelVeld; tekst: string } | null>(null)
  const { vertrekt, vertrek } = useVertrek()
  const invoer = useRef<Partial<Record<BestelVeld, HTMLInputElement | null>>>({})
  const sleutel = useRef<string | null>(null)
  const { submit, loading, errors, generalError, kept, recentlySuccessful, setError, clearError } =
    useFormulier<{
      payurl: string
    }>(endpoint)
  const centen = naarCenten(price)
  const korting = useKorting(endpoint.replace(/bestellen$/, 'korting'), centen, (reden) =>
    setError('actiecode', reden)
  )
  const bezig = loading || vertrekt
  const focusOpFout = useFocusNaFout(invoer, bezig)
  useEerderGetypt(invoer, (getypt) => setVelden((eerder) => ({ ...eerder, ...getypt })))

  function veld(naam: BestelVeld) {
    return {
      naam,
      value: velden[naam],
      maxLength: MAXIMALE_LENGTE[naam],
      fouten: errors[naam],
      disabled: bezig,
      ref: (element: HTMLInputElement | null) => void (invoer.current[naam] = element),
      onChange: ({ target }: { target: { value: string } }) => {
        setVelden((eerder) => ({ ...eerder, [naam]: target.value }))
        clearError(naam)
      },
    }
  }

  /** Without a connection the dialog cannot be loaded; the field itself then says what is missing. */
  function meld(naam: BestelVeld, tekst: string) {
    return laadDialoog().then(
      () => setMelding({ veld: naam, tekst }),
      () => setError(naam, tekst)
    )
  }

  async function bestel(event: FormEvent) {
    event.preventDefault()
    const leeg = eersteLegeVeld(velden, perPost)
    if (leeg) return meld(leeg.veld, leeg.melding)

    sleutel.current ??= verseSleutel()
    const antwoord = await submit({
      ...velden,
      ...(digitaal && { afstand }),
      aanvraagsleutel: sleutel.current,
      getoondePrijs: price,
    })
    if (antwoord?.ok) {
      vertrek(antwoord.data.payurl)
    } else if (antwoord) {
      if (antwoord.status === 409) router.reload({ only: ['spel'] })
      focusOpFout(antwoord.errors)
    }
  }

  return (
    <form
      method="post"
      onSubmit={bestel}
      noValidate
      aria-label={`${title} bestellen`}
      className="space-y-5"
    >
      <ZonderJavaScript />
      <Veld label="Naam" verplicht autoComplete="name" {...veld('naam')} />
      <Veld
        label="E-mail"
        verplicht
        type="email"
        inputMode="email"
        autoComplete="email"
        toelichting="Hier sturen we je bestelling naartoe."
        {...veld('email')}
      />
      {perPost && (
        <fieldset className="grid gap-5 sm:grid-cols-6">
          <legend className="sr-only">Bezorgadres</legend>
          {ADRESVELDEN.map(({ veld: naam, label, autoComplete, breed }) => (
            <div key={naam} className={breed}>
              <Veld label={label} verplicht autoComplete={autoComplete} {...veld(naam)} />
            </div>
          ))}
        </fieldset>
      )}
      {hasDiscountCode && (
        <Veld
          label="Actiecode"
          autoComplete="off"
          autoCapitalize="characters"
          {...veld('actiecode')}
          onBlur={() => void korting.bekijk(velden.actiecode)}
        />
      )}
      {digitaal && (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="afstand"
            checked={afstand}
            disabled={bezig}
            onChange={({ target }) => setAfstand(target.checked)}
            className="mt-1 size-6 flex-none accent-[#a63a2b]"
          />
          <span>{afstandTekst}.</span>
        </label>
      )}

      {hasDiscountCode && centen > 0 && (
        <p
          role="status"
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dotted border-lijn-zacht pt-4"
        >
          <span>{korting.tekst}</span>
          <strong className="font-titel text-2xl font-semibold">
            {korting.totaal === 0 ? GRATIS : alsEuro(korting.totaal)}
          </strong>
        </p>
      )}
      <AlgemeneFout>{generalError}</AlgemeneFout>
      {kept && (
        <p>
          <a href={kept} className="link font-semibold">
            Naar je bewaarde bestelling
          </a>
        </p>
      )}
      <div aria-live="polite">
        {bezig ? (
          <p className="flex min-h-14 items-center justify-center gap-3 font-semibold">
            <Sleutelgat draait className="size-8 text-messing" /> Bezig met verwerken...
            {recentlySuccessful && (
              <span className="sr-only">Gelukt, je gaat verder naar de volgende pagina.</span>
            )}
          </p>
        ) : (
          <button type="submit" className="knop knop-lak w-full flex-col gap-0 py-3 text-lg">
            <span>{bestelknop(centen, hasDiscountCode)}</span>
            {korting.totaal > 0 && (
              <span className="text-sm font-normal">met betalingsverplichting</span>
            )}
          </button>
        )}
      </div>
      {centen > 0 && <MollieLogo />}
      <p className="text-sm text-zacht">
        {centen > 0
          ? 'Je betaalt veilig bij onze betaalprovider Mollie. Na de betaling kom je terug op onze website.'
          : 'Voor dit spel hoef je niets te betalen; onze betaalprovider Mollie komt er niet aan te pas.'}
      </p>

      {melding && (
        <Suspense>
          <MeldingDialoog
            titel="Bestellen"
            melding={melding.tekst}
            onSluit={() => setMelding(null)}
            naarVeld={() => invoer.current[melding.veld] ?? null}
          />
        </Suspense>
      )}
    </form>
  )
}
