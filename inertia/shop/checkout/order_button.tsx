import { asEuro, FREE_LABEL } from '#domain/money'
import { Keyhole } from '~/ui/keyhole'
import { MollieLogo } from './mollie_logo'
import { OBLIGES_TO_PAY, orderButtonLabel } from './order_button_label'
import type { OrderInUse } from './use_order'

/**
 * The amount to pay once a discount code may have changed it. Screen readers also hear why a code
 * is refused.
 */
export function OrderTotal({ discount, fields }: Pick<OrderInUse, 'discount' | 'fields'>) {
  const { text, total } = discount
  return (
    <p
      role="status"
      className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dotted border-line-soft pt-4"
    >
      <span>{text}</span>
      <strong className="font-title text-2xl font-semibold">
        {total === 0 ? FREE_LABEL : asEuro(total)}
      </strong>
      <span className="sr-only">{discount.refused(fields.discountCode)}</span>
    </p>
  )
}

type Props = { order: OrderInUse; cents: number; hasDiscountCode: boolean }

/** The button that orders, and that it is busy. */
export function OrderButton({ order, cents, hasDiscountCode }: Props) {
  const { busy, recentlySuccessful, discount } = order
  return (
    <div aria-live="polite">
      {busy ? (
        <p className="flex min-h-14 items-center justify-center gap-3 font-semibold">
          <Keyhole turning className="size-8 text-brass" /> Bezig met verwerken...
          {recentlySuccessful && (
            <span className="sr-only">Gelukt, je gaat verder naar de volgende pagina.</span>
          )}
        </p>
      ) : (
        <button type="submit" className="button button-primary w-full flex-col gap-0 py-3 text-lg">
          <span>{orderButtonLabel(cents, hasDiscountCode)}</span>
          {discount.total > 0 && <span className="text-sm font-normal">{OBLIGES_TO_PAY}</span>}
        </button>
      )}
    </div>
  )
}

/** Names the payment provider. */
export function HowToPay({ cents }: { cents: number }) {
  return (
    <>
      {cents > 0 && <MollieLogo />}
      <p className="text-sm text-soft">
        {cents > 0
          ? 'Je betaalt veilig bij onze betaalprovider Mollie. Na de betaling kom je terug op onze website.'
          : 'Voor dit spel hoef je niets te betalen; onze betaalprovider Mollie komt er niet aan te pas.'}
      </p>
    </>
  )
}
