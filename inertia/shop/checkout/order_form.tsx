import { router } from '@inertiajs/react'
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import {
  firstEmptyField,
  EMPTY_ORDER,
  MAX_LENGTHS,
  type OrderField,
} from '#domain/shop/checkout/order_fields'
import { asEuro, orderButton, FREE_LABEL, naarCenten } from '#domain/money'
import { GeneralError } from '~/ui/general_error'
import { Keyhole } from '~/ui/keyhole'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { Field } from '~/ui/field'
import { MollieLogo } from './mollie_logo'
import { freshKey } from '~/http'
import { useTypedEarlier } from '~/ui/hooks/use_typed_earlier'
import { useFocusAfterError } from '~/ui/hooks/use_focus_after_error'
import { useDeparture } from '~/shop/payments/use_departure'
import { useForm } from '~/ui/hooks/use_form'
import { useDiscount } from './use_discount'

/** Loaded when there is something to tell: most people fill in everything. */
const loadDialog = () => import('~/ui/notice_dialog')
const NoticeDialog = lazy(loadDialog)

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

const ADDRESS_FIELDS = [
  { veld: 'adres', label: 'Adres', autoComplete: 'street-address', breed: 'sm:col-span-6' },
  { veld: 'postcode', label: 'Postcode', autoComplete: 'postal-code', breed: 'sm:col-span-2' },
  { veld: 'plaats', label: 'Plaats', autoComplete: 'address-level2', breed: 'sm:col-span-4' },
] as const

/** One order form for all games; flags say which fields it shows. */
export function OrderForm({
  title,
  price,
  endpoint,
  perPost: byPost,
  hasDiscountCode,
  digitaal: digital,
  afstandTekst: waiverText,
}: Props) {
  const [fields, setFields] = useState(EMPTY_ORDER)
  const [waiver, setWaiver] = useState(false)
  const [notice, setNotice] = useState<{ veld: OrderField; tekst: string } | null>(null)
  const { vertrekt: departing, vertrek: depart } = useDeparture()
  const input = useRef<Partial<Record<OrderField, HTMLInputElement | null>>>({})
  const key = useRef<string | null>(null)
  const { submit, loading, errors, generalError, kept, recentlySuccessful, setError, clearError } =
    useForm<{
      payurl: string
    }>(endpoint)
  const cents = naarCenten(price)
  const discount = useDiscount(endpoint.replace(/bestellen$/, 'korting'), cents, (reason) =>
    setError('actiecode', reason)
  )
  const busy = loading || departing
  const focusOnError = useFocusAfterError(input, busy)
  useTypedEarlier(input, (typed) => setFields((earlier) => ({ ...earlier, ...typed })))

  function field(name: OrderField) {
    return {
      naam: name,
      value: fields[name],
      maxLength: MAX_LENGTHS[name],
      fouten: errors[name],
      disabled: busy,
      ref: (element: HTMLInputElement | null) => void (input.current[name] = element),
      onChange: ({ target }: { target: { value: string } }) => {
        setFields((earlier) => ({ ...earlier, [name]: target.value }))
        clearError(name)
      },
    }
  }

  /** Without a connection the dialog cannot be loaded; the field itself then says what is missing. */
  function report(name: OrderField, text: string) {
    return loadDialog().then(
      () => setNotice({ veld: name, tekst: text }),
      () => setError(name, text)
    )
  }

  async function placeOrder(event: FormEvent) {
    event.preventDefault()
    const empty = firstEmptyField(fields, byPost)
    if (empty) return report(empty.veld, empty.melding)

    key.current ??= freshKey()
    const reply = await submit({
      ...fields,
      ...(digital && { afstand: waiver }),
      aanvraagsleutel: key.current,
      getoondePrijs: price,
    })
    if (reply?.ok) {
      depart(reply.data.payurl)
    } else if (reply) {
      if (reply.status === 409) router.reload({ only: ['spel'] })
      focusOnError(reply.errors)
    }
  }

  return (
    <form
      method="post"
      onSubmit={placeOrder}
      noValidate
      aria-label={`${title} bestellen`}
      className="space-y-5"
    >
      <WithoutJavaScript />
      <Field label="Naam" verplicht autoComplete="name" {...field('naam')} />
      <Field
        label="E-mail"
        verplicht
        type="email"
        inputMode="email"
        autoComplete="email"
        toelichting="Hier sturen we je bestelling naartoe."
        {...field('email')}
      />
      {byPost && (
        <fieldset className="grid gap-5 sm:grid-cols-6">
          <legend className="sr-only">Bezorgadres</legend>
          {ADDRESS_FIELDS.map(({ veld: name, label, autoComplete, breed: wide }) => (
            <div key={name} className={wide}>
              <Field label={label} verplicht autoComplete={autoComplete} {...field(name)} />
            </div>
          ))}
        </fieldset>
      )}
      {hasDiscountCode && (
        <Field
          label="Actiecode"
          autoComplete="off"
          autoCapitalize="characters"
          {...field('actiecode')}
          onBlur={() => void discount.bekijk(fields.actiecode)}
        />
      )}
      {digital && (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="afstand"
            checked={waiver}
            disabled={busy}
            onChange={({ target }) => setWaiver(target.checked)}
            className="mt-1 size-6 flex-none accent-[#a63a2b]"
          />
          <span>{waiverText}.</span>
        </label>
      )}

      {hasDiscountCode && cents > 0 && (
        <p
          role="status"
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dotted border-lijn-zacht pt-4"
        >
          <span>{discount.tekst}</span>
          <strong className="font-titel text-2xl font-semibold">
            {discount.totaal === 0 ? FREE_LABEL : asEuro(discount.totaal)}
          </strong>
        </p>
      )}
      <GeneralError>{generalError}</GeneralError>
      {kept && (
        <p>
          <a href={kept} className="link font-semibold">
            Naar je bewaarde bestelling
          </a>
        </p>
      )}
      <div aria-live="polite">
        {busy ? (
          <p className="flex min-h-14 items-center justify-center gap-3 font-semibold">
            <Keyhole draait className="size-8 text-messing" /> Bezig met verwerken...
            {recentlySuccessful && (
              <span className="sr-only">Gelukt, je gaat verder naar de volgende pagina.</span>
            )}
          </p>
        ) : (
          <button type="submit" className="knop knop-lak w-full flex-col gap-0 py-3 text-lg">
            <span>{orderButton(cents, hasDiscountCode)}</span>
            {discount.totaal > 0 && (
              <span className="text-sm font-normal">met betalingsverplichting</span>
            )}
          </button>
        )}
      </div>
      {cents > 0 && <MollieLogo />}
      <p className="text-sm text-zacht">
        {cents > 0
          ? 'Je betaalt veilig bij onze betaalprovider Mollie. Na de betaling kom je terug op onze website.'
          : 'Voor dit spel hoef je niets te betalen; onze betaalprovider Mollie komt er niet aan te pas.'}
      </p>

      {notice && (
        <Suspense>
          <NoticeDialog
            titel="Bestellen"
            melding={notice.tekst}
            onSluit={() => setNotice(null)}
            naarVeld={() => input.current[notice.veld] ?? null}
          />
        </Suspense>
      )}
    </form>
  )
}
