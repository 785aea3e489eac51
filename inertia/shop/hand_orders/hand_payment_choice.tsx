import { HAND_PAYMENTS, type HandPayment } from '#domain/shop/hand_orders'
import type { HandOrderInUse } from './use_hand_order'

const NAMES: Record<HandPayment, string> = {
  contant: 'Contant, het geld is binnen',
  pin: 'Gepind, het geld is binnen',
  overgemaakt: 'Zelf overgemaakt, het geld is binnen',
  betaallink: 'Nog niet: mail een betaallink',
}

/** How it is paid, and for a game in a box whether the customer has it already. */
export function HandPaymentChoice({ order }: { order: HandOrderInUse }) {
  const { payment, setPayment, canHandOver, given, setHandedOver } = order
  return (
    <div className="space-y-3">
      <fieldset>
        <legend className="mb-1 font-semibold">Hoe wordt er betaald?</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {HAND_PAYMENTS.map((one) => (
            <label key={one} className="option">
              <input
                type="radio"
                name="betaling"
                value={one}
                checked={payment === one}
                onChange={() => setPayment(one)}
              />
              {NAMES[one]}
            </label>
          ))}
        </div>
      </fieldset>
      {canHandOver && (
        <label className="option">
          <input
            type="checkbox"
            name="meegegeven"
            checked={given}
            onChange={({ target }) => setHandedOver(target.checked)}
          />
          Het spel is meteen meegegeven
        </label>
      )}
    </div>
  )
}
