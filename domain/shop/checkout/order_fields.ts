/** The order form: which fields it shows, and the client's checks in the order of the specification. */

export type OrderFields = {
  readonly naam: string
  readonly email: string
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
  readonly actiecode: string
}

export const EMPTY_ORDER: OrderFields = {
  naam: '',
  email: '',
  adres: '',
  postcode: '',
  plaats: '',
  actiecode: '',
}

export type OrderField = keyof OrderFields

/** In this order, and the first empty one is told (specification 1, section 5). */
const REQUIRED: readonly { veld: OrderField; alleenPerPost: boolean; melding: string }[] = [
  { veld: 'naam', alleenPerPost: false, melding: 'Vul uw naam in' },
  { veld: 'email', alleenPerPost: false, melding: 'Vul een email adres in' },
  { veld: 'adres', alleenPerPost: true, melding: 'Vul uw adres in' },
  { veld: 'postcode', alleenPerPost: true, melding: 'Vul uw postcode in' },
  { veld: 'plaats', alleenPerPost: true, melding: 'Vul uw woonplaats in' },
]

/** @returns the first field that is empty with its sentence, or null when all are there */
export function firstEmptyField(fields: OrderFields, byPost: boolean) {
  return (
    REQUIRED.find(
      ({ veld: field, alleenPerPost: postOnly }) =>
        (byPost || !postOnly) && fields[field].trim() === ''
    ) ?? null
  )
}

/** The longest text each field takes, in characters; the server refuses more. */
export const MAX_LENGTHS: Record<OrderField, number> = {
  naam: 100,
  email: 254,
  adres: 150,
  postcode: 10,
  plaats: 100,
  actiecode: 40,
}
