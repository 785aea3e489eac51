import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import type { OrderData } from '#app/shop/checkout/place_order'
import { addressFields, customerFields } from '#app/shop/checkout/order_validator'
import { byPost, ORDERABLE_GAMES, type OrderableGame } from '#games/catalogue'
import { HAND_PAYMENTS } from '#domain/shop/hand_orders'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'

/** What decides which other fields there are. */
const choice = {
  spel: vine.enum(ORDERABLE_GAMES.map(({ itemName }) => itemName)),
  betaling: vine.enum(HAND_PAYMENTS),
  /** The customer has the game in hand, so that it needs no address. */
  meegegeven: vine.boolean().optional(),
}

export const handChoiceValidator = vine.create(choice)

const basis = {
  ...choice,
  ...customerFields,
  actiecode: vine.string().trim().maxLength(MAX_LENGTHS.discountCode).nullable().optional(),
  /** The price that the form showed; the server refuses another one. */
  getoondePrijs: vine.string().regex(/^\d{1,7}\.\d{2}$/),
  /** The browser makes a key once per press, so that a press that is sent twice orders once. */
  sleutel: vine.string().regex(/^[\w-]{8,64}$/),
}

const withoutAddress = vine.create(basis)
const withAddress = vine.create({ ...basis, ...addressFields })

const MESSAGES = new DutchSentences(
  { 'spel.required': 'Kies een spel.', 'betaling.required': 'Kies hoe er wordt betaald.' },
  {
    naam: 'de naam',
    email: 'het e-mailadres',
    adres: 'het adres',
    postcode: 'de postcode',
    plaats: 'de plaats',
  }
)
for (const one of [handChoiceValidator, withoutAddress, withAddress])
  one.messagesProvider = MESSAGES

/** The fields of an order by hand. A parcel needs an address, and what was handed over does not. */
export const handOrderValidator = (game: OrderableGame, handedOver: boolean) =>
  byPost(game) && !handedOver ? withAddress : withoutAddress

type Customer = Pick<OrderData, 'name' | 'email' | 'address' | 'postcode' | 'city' | 'discountCode'>

/** Who it is for, as an order keeps it. */
export function customerOf(input: {
  naam: string
  email: string
  adres?: string
  postcode?: string
  plaats?: string
  actiecode?: string | null | undefined
}): Customer {
  const {
    naam: name,
    email,
    adres: address,
    postcode,
    plaats: town,
    actiecode: discountCode,
  } = input
  return {
    ...{ name, email, address: address ?? null, postcode: postcode ?? null, city: town ?? null },
    discountCode: discountCode || null,
  }
}
