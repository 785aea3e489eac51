import { useRef } from 'react'
import { toCents } from '#domain/money'
import { GiftFields } from '~/shop/gifts/gift_fields'
import { fieldOf } from '~/ui/form_fields'
import { GeneralError } from '~/ui/general_error'
import { NoticeDialog } from '~/ui/notice_dialog'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { VoucherField, VoucherRest } from '~/shop/vouchers/voucher_field'
import { HowToPay, OrderButton, OrderTotal } from './order_button'
import { OrderFields, Waiver } from './order_fields'
import { WIRE_NAMES } from './order_payload'
import { useOrder, type OrderableGame } from './use_order'

type Props = {
  game: OrderableGame & { title: string; hasDiscountCode: boolean }
  waiverText: string
}

/** One order form for all games; flags of the game say which fields it shows. */
export function OrderForm({ game, waiverText }: Props) {
  const { title, byPost, digital, hasDiscountCode } = game
  const element = useRef<HTMLFormElement>(null)
  const order = useOrder(game, element)
  const { kept, missing } = order
  const cents = toCents(game.price)

  return (
    <form
      ref={element}
      method="dialog"
      onSubmit={order.place}
      noValidate
      aria-label={`${title} bestellen`}
      className="space-y-5"
    >
      <WithoutJavaScript />
      <OrderFields order={order} byPost={byPost} hasDiscountCode={hasDiscountCode} />
      <GiftFields gift={order.gift} byPost={byPost} busy={order.busy} />
      {digital && order.discount.total > 0 && <Waiver order={order} text={waiverText} />}

      {hasDiscountCode && cents > 0 && (
        <OrderTotal discount={order.discount} fields={order.fields} />
      )}
      <VoucherField order={order} />
      <VoucherRest order={order} />
      <GeneralError>{order.generalError}</GeneralError>
      {kept && (
        <p>
          <a href={kept} className="link font-semibold">
            Naar je bewaarde bestelling
          </a>
        </p>
      )}
      <OrderButton order={order} cents={cents} hasDiscountCode={hasDiscountCode} />
      <HowToPay cents={cents} />

      {missing && (
        <NoticeDialog
          title="Bestellen"
          notice={missing.notice}
          onClose={order.closeMissing}
          goToField={() => fieldOf(element.current, WIRE_NAMES[missing.field])}
        />
      )}
    </form>
  )
}
