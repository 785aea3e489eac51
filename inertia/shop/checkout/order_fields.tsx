import { Field } from '~/ui/field'
import type { OrderInUse } from './use_order'

const ADDRESS_FIELDS = [
  {
    field: 'address',
    label: 'Adres',
    note: 'Straat en huisnummer',
    autoComplete: 'address-line1',
    wide: 'sm:col-span-6',
  },
  { field: 'postcode', label: 'Postcode', autoComplete: 'postal-code', wide: 'sm:col-span-2' },
  { field: 'city', label: 'Plaats', autoComplete: 'address-level2', wide: 'sm:col-span-4' },
] as const

type Props = { order: OrderInUse; byPost: boolean; hasDiscountCode: boolean }

/** Who orders, where it goes to, and the code for a discount. */
export function OrderFields({ order, byPost, hasDiscountCode }: Props) {
  const { field } = order
  return (
    <>
      <Field label="Naam" mandatory autoComplete="name" {...field('name')} />
      <Field
        label="E-mail"
        mandatory
        type="email"
        inputMode="email"
        autoComplete="email"
        note={
          byPost || order.gift.wanted
            ? 'Hier sturen we de bevestiging naartoe.'
            : 'Hier sturen we je bestelling naartoe.'
        }
        {...field('email')}
      />
      {byPost && (
        <fieldset className="grid gap-5 sm:grid-cols-6">
          <legend className="sr-only">Bezorgadres</legend>
          {ADDRESS_FIELDS.map(({ field: name, wide, ...input }) => (
            <div key={name} className={wide}>
              <Field mandatory {...input} {...field(name)} />
            </div>
          ))}
        </fieldset>
      )}
      {hasDiscountCode && <DiscountCode order={order} />}
    </>
  )
}

/**
 * The code is checked when the field is left, and by a button; a refusal stays, and the total reads
 * it aloud.
 */
function DiscountCode({ order: { field, fields, discount, busy } }: { order: OrderInUse }) {
  const { errors, ...code } = field('discountCode')
  const refused = discount.refused(fields.discountCode)
  const check = () => void discount.preview(fields.discountCode)
  return (
    <div className="beside">
      <Field
        label="Actiecode"
        autoComplete="off"
        autoCapitalize="characters"
        {...code}
        errors={errors ?? (refused === null ? undefined : [refused])}
        onBlur={check}
      />
      <button type="button" className="button" disabled={busy} onClick={check}>
        Toepassen
      </button>
    </div>
  )
}

/** The consent of a digital game: beginning at once ends the right of withdrawal. */
export function Waiver({ order, text }: { order: OrderInUse; text: string }) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        name="afstand"
        /** A browser brings no consent back after a reload. */
        autoComplete="off"
        checked={order.waiver}
        disabled={order.busy}
        onChange={({ target }) => order.setWaiver(target.checked)}
        className="mt-1 size-6 flex-none accent-[#a63a2b]"
      />
      <span>{text}.</span>
    </label>
  )
}
