import { router } from '@inertiajs/react'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import {
  EMPTY_ORDER,
  firstEmptyField,
  MAX_LENGTHS,
  type OrderField,
  type OrderFields,
} from '#domain/shop/checkout/order_fields'
import { toCents } from '#domain/money'
import { freshKey } from '~/http'
import { useDeparture } from '~/shop/payments/use_departure'
import { GIFT_FIELDS, useGift } from '~/shop/gifts/use_gift'
import { useFocusAfterError } from '~/ui/hooks/use_focus_after_error'
import { useForm } from '~/ui/hooks/use_form'
import { useKeptTyping } from '~/shop/typing/typing'
import { route } from '~/wire/routes'
import { isRecord, isText } from '~/wire/refusal'
import { asPayload, WIRE_NAMES } from './order_payload'
import { useVoucher } from '~/shop/vouchers/use_voucher'
import { useDiscount } from './use_discount'
import { useQuestions } from './use_questions'

/** Which fields a game asks for, and what it costs. */
export type OrderableGame = {
  /** The name of the game in the addresses of its calls. */
  apiPath: string
  /** A decimal string such as '15.00'. */
  price: string
  byPost: boolean
  digital: boolean
}

const PRICE_CHANGED = 409
const SHOWN = [...Object.values(WIRE_NAMES), ...GIFT_FIELDS]

/** An order while it is being filled in and placed. */
export function useOrder(
  { apiPath, price, byPost, digital }: OrderableGame,
  element: RefObject<HTMLFormElement | null>
) {
  const [fields, setFields] = useState(EMPTY_ORDER)
  const [waiver, setWaiver] = useState(false)
  const [kept, setKept] = useState<string | null>(null)
  const { departing, depart } = useDeparture()
  const key = useRef<string | null>(null)
  const questions = useQuestions()
  const { submit, loading, clearError, ...form } = useForm({ fields: SHOWN })
  const [missing, setMissing] = useState<ReturnType<typeof firstEmptyField>>(null)
  const gift = useGift({ apiPath, byPost, errors: form.errors, clearError })
  const means = { discount: useDiscount(apiPath, toCents(price)), voucher: useVoucher() }
  const busy = loading || departing
  const focusOnError = useFocusAfterError(element, busy)
  const forget = useKeptTyping(`order:${apiPath}`, fields, setFields, lookUp(means))

  const field = (name: OrderField) => ({
    ...{ name: WIRE_NAMES[name], value: fields[name], maxLength: MAX_LENGTHS[name] },
    errors: form.errors[WIRE_NAMES[name]],
    disabled: busy,
    onChange: ({ target }: { target: { value: string } }) => {
      setFields((earlier) => ({ ...earlier, [name]: target.value }))
      clearError(WIRE_NAMES[name])
    },
  })

  async function place(event: FormEvent) {
    event.preventDefault()
    const empty = firstEmptyField(fields, byPost)
    if (empty) return setMissing(empty)

    setKept(null)
    key.current ??= freshKey()
    const order = { ...asPayload(fields), ...(digital && { afstand: waiver }), ...gift.payload() }
    const slips = slipsIn(fields, gift)
    const shown = { getoondePrijs: price, getoondSaldo: means.voucher.saldo(fields.voucher) }
    const press = { ...shown, aanvraagsleutel: key.current, vragen: questions.mayAsk(slips) }
    const reply = await submit(route('order.store', { apiPad: apiPath }), { ...order, ...press })
    if (!reply) return
    if (reply.ok) {
      forget()
      gift.forget()
      return depart(reply.value.payurl)
    }
    const { status, body, errors } = reply.error
    questions.remember(slips, body)
    if (status === PRICE_CHANGED) router.reload({ only: ['game'] })
    if (errors.cadeaubon) means.voucher.forget()
    setKept(keptOrder(body))
    focusOnError(errors)
  }

  return {
    ...form,
    ...{ fields, field, waiver, setWaiver, gift, ...means },
    ...{ busy, kept, place, missing, closeMissing: () => setMissing(null) },
  }
}

type Means = {
  readonly discount: ReturnType<typeof useDiscount>
  readonly voucher: ReturnType<typeof useVoucher>
}

/** Looks up the codes of an order that came back, so that its total is up to date. */
const lookUp =
  ({ discount, voucher }: Means) =>
  (order: OrderFields) => {
    void discount.preview(order.discountCode)
    void voucher.look(order.voucher)
  }

/** What the server may ask about. */
const slipsIn = ({ email, address, postcode, city }: OrderFields, gift: { email: string }) => [
  ...[email, address, postcode, city],
  gift.email,
]

export type OrderInUse = ReturnType<typeof useOrder>

/** The page of an order that was stored although the call was refused. */
const keptOrder = (body: unknown) =>
  isRecord(body) && isText(body.bestelling) ? body.bestelling : null
