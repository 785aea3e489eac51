/** The order form: which fields it shows, and the client's checks in the order of the specification. */

export type BestelVelden = {
  readonly naam: string
  readonly email: string
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
  readonly actiecode: string
}

export const LEGE_BESTELLING: BestelVelden = {
  naam: '',
  email: '',
  adres: '',
  postcode: '',
  plaats: '',
  actiecode: '',
}

export type BestelVeld = keyof BestelVelden

/** In this order, and the first empty one is told (specification 1, section 5). */
const VERPLICHT: readonly { veld: BestelVeld; alleenPerPost: boolean; melding: string }[] = [
  { veld: 'naam', alleenPerPost: false, melding: 'Vul uw naam in' },
  { veld: 'email', alleenPerPost: false, melding: 'Vul een email adres in' },
  { veld: 'adres', alleenPerPost: true, melding: 'Vul uw adres in' },
  { veld: 'postcode', alleenPerPost: true, melding: 'Vul uw postcode in' },
  { veld: 'plaats', alleenPerPost: true, melding: 'Vul uw woonplaats in' },
]

/** @returns the first field that is empty with its sentence, or null when all are there */
export function eersteLegeVeld(velden: BestelVelden, perPost: boolean) {
  return (
    VERPLICHT.find(
      ({ veld, alleenPerPost }) => (perPost || !alleenPerPost) && velden[veld].trim() === ''
    ) ?? null
  )
}

/** The longest text each field takes, in characters; the server refuses more. */
export const MAXIMALE_LENGTE: Record<BestelVeld, number> = {
  naam: 100,
  email: 254,
  adres: 150,
  postcode: 10,
  plaats: 100,
  actiecode: 40,
}
