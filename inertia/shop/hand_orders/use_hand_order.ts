import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import { mayHandOver, type HandPayment } from '#domain/shop/hand_orders'
import { EMPTY_ORDER, MAX_LENGTHS, type OrderField } from '#domain/shop/checkout/order_fields'
import { toCents } from '#domain/money'
import type { Data } from '@generated/data'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { useAction } from '~/admin/shell/use_action'
import { freshKey } from '~/http'
import { asPayload, WIRE_NAMES } from '~/shop/checkout/order_payload'
import { useDiscount } from '~/shop/checkout/use_discount'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

export type HandGame = Data.Shop.HandOrders.HandGame

const PRICE_CHANGED = 409

const EMPTY = { ...EMPTY_ORDER, payment: 'contant' as HandPayment, handedOver: false }

/** An order that the owner takes for somebody, while it is filled in. */
export function useHandOrder(games: readonly [HandGame, ...HandGame[]]) {
  const kept = useKeptFields('hand_order:new', { ...EMPTY, itemName: games[0].itemName })
  const { fields } = kept
  const { itemName, payment, handedOver } = fields
  const { ask, busy, error, errors, clearError } = useAction({ fields: 'all' })
  const key = useRef(freshKey())
  const game = games.find((one) => one.itemName === itemName) ?? games[0]
  const discount = useDiscount(game.apiPath, toCents(game.price ?? '0.00'))
  const canHandOver = game.byPost && mayHandOver(payment)
  const given = canHandOver && handedOver

  /** The total follows a code that was typed at an earlier visit. */
  const previewTyped = useEffectEvent(() => void discount.preview(fields.discountCode))
  useEffect(() => previewTyped(), [itemName])

  const field = (name: OrderField) => ({
    ...{ name: WIRE_NAMES[name], value: fields[name], errors: errors[WIRE_NAMES[name]] },
    ...{ maxLength: MAX_LENGTHS[name], autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => {
      kept.change({ [name]: target.value })
      clearError(WIRE_NAMES[name])
    },
  })

  const choose = (chosen: string) => kept.change({ itemName: chosen, discountCode: '' })

  async function save(event: FormEvent) {
    event.preventDefault()
    const reply = await ask(adminRoute('hand_order.store'), {
      ...{ ...asPayload(fields), spel: game.itemName, betaling: payment, meegegeven: given },
      ...{ getoondePrijs: game.price ?? '0.00', sleutel: key.current },
    })
    if (!reply) return
    if (!reply.ok) {
      if (reply.error.status === PRICE_CHANGED) router.reload({ only: ['games'] })
      return
    }
    kept.clear()
    router.visit(adminUrlFor('admin_order.show', { id: reply.value.id }))
  }

  return {
    ...{ kept, game, choose, field, fields, discount, payment, save, busy, error, errors },
    setPayment: (chosen: HandPayment) => kept.change({ payment: chosen }),
    ...{ canHandOver, given, setHandedOver: (done: boolean) => kept.change({ handedOver: done }) },
  }
}

export type HandOrderInUse = ReturnType<typeof useHandOrder>
