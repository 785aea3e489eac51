import { router } from '@inertiajs/react'
import { useRef, useState, type FormEvent } from 'react'
import { mayHandOver, type HandPayment } from '#domain/shop/hand_orders'
import { EMPTY_ORDER, MAX_LENGTHS, type OrderField } from '#domain/shop/checkout/order_fields'
import { toCents } from '#domain/money'
import type { Data } from '@generated/data'
import { freshKey } from '~/http'
import { asPayload, WIRE_NAMES } from '~/shop/checkout/order_payload'
import { useDiscount } from '~/shop/checkout/use_discount'
import { useForm } from '~/ui/hooks/use_form'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

export type HandGame = Data.Shop.HandOrders.HandGame

const NOT_LOGGED_IN = 401
const PRICE_CHANGED = 409

/** An order that the owner takes for somebody, while it is filled in. */
export function useHandOrder(games: readonly [HandGame, ...HandGame[]]) {
  const [fields, setFields] = useState(EMPTY_ORDER)
  const [itemName, setItemName] = useState(games[0].itemName)
  const [payment, setPayment] = useState<HandPayment>('contant')
  const [handedOver, setHandedOver] = useState(false)
  const { submit, loading, generalError, errors, clearError } = useForm({ fields: 'all' })
  const key = useRef(freshKey())
  const game = games.find((one) => one.itemName === itemName) ?? games[0]
  const discount = useDiscount(game.apiPath, toCents(game.price ?? '0.00'))
  const canHandOver = game.byPost && mayHandOver(payment)
  const given = canHandOver && handedOver

  const field = (name: OrderField) => ({
    ...{ name: WIRE_NAMES[name], value: fields[name], errors: errors[WIRE_NAMES[name]] },
    ...{ maxLength: MAX_LENGTHS[name], autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => {
      setFields((earlier) => ({ ...earlier, [name]: target.value }))
      clearError(WIRE_NAMES[name])
    },
  })

  function choose(chosen: string) {
    setItemName(chosen)
    setFields((earlier) => ({ ...earlier, discountCode: '' }))
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(adminRoute('hand_order.store'), {
      ...{ ...asPayload(fields), spel: itemName, betaling: payment, meegegeven: given },
      ...{ getoondePrijs: game.price ?? '0.00', sleutel: key.current },
    })
    if (!reply) return
    if (reply.ok) return router.visit(adminUrlFor('admin_order.show', { id: reply.value.id }))
    /** The page itself leads to the login, and back here after it. */
    if (reply.error.status === NOT_LOGGED_IN) window.location.reload()
    if (reply.error.status === PRICE_CHANGED) router.reload({ only: ['games'] })
  }

  return {
    ...{ game, choose, field, fields, discount, payment, setPayment, save, errors },
    ...{ canHandOver, given, setHandedOver, busy: loading, error: generalError },
  }
}

export type HandOrderInUse = ReturnType<typeof useHandOrder>
