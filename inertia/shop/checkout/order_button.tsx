import { asEuro, FREE_LABEL } from '#domain/money'
import { BusyButton } from '~/ui/buttons/busy_button'
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

/** The button that orders; while it is busy the words of the specification replace it. */
export function OrderButton({ order, cents, hasDiscountCode }: Props) {
  const { busy, recentlySuccessful, discount } = order
  return (
    <BusyButton
      type="submit"
      replaced
      busy={busy}
      heard={
        recentlySuccessful && (
          <span className="sr-only">Gelukt, je gaat verder naar de volgende pagina.</span>
        )
      }
      placeClassName="w-full text-lg"
      className="button button-primary flex-col gap-0 py-3"
    >
      <span>{orderButtonLabel(cents, hasDiscountCode)}</span>
      {discount.total > 0 && <span className="text-sm font-normal">{OBLIGES_TO_PAY}</span>}
    </BusyButton>
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
