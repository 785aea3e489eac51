import type { FieldErrors } from '#app/core/http/validation_errors'
import type { AddressBook } from '#app/shop/checkout/address_book'
import { AGAIN, doubtAbout } from '#app/shop/checkout/doubts'
import type { OrderInput } from '#app/shop/checkout/order_validator'
import { houseNumberIn, samePlace, seesHouseNumber } from '#domain/shop/checkout/address_doubts'

/** What may be a slip, by field. The customer is asked once; an order is never refused for it. */
export async function findDoubts(input: OrderInput, book: AddressBook): Promise<FieldErrors> {
  return {
    ...doubtAbout('email', input.email),
    ...doubtAbout('cadeau.email', input.cadeau?.email),
    ...(input.adres && (await aboutAddress(input.adres, input, book))),
  }
}

async function aboutAddress(
  address: string,
  { postcode, plaats: city }: OrderInput,
  book: AddressBook
): Promise<FieldErrors> {
  if (!seesHouseNumber(address))
    return { adres: [`Vul straat en huisnummer in; we zien geen nummer. ${AGAIN}`] }
  const number = houseNumberIn(address)
  if (number === null || !postcode || !city) return {}
  const places = await book.places(postcode, number)
  if (places === null) return {}
  const [place] = places
  if (place === undefined)
    return { postcode: [`Bij ${postcode} kennen we geen nummer ${number}. ${AGAIN}`] }
  return places.some((one) => samePlace(one, city))
    ? {}
    : { plaats: [`Bij ${postcode} hoort ${place}. ${AGAIN}`] }
}
