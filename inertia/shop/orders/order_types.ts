import type { EntryKind } from './order_timeline'

/** An order as its page gets it, see `app/shop/orders/order_detail.ts`. */
export type Order = {
  id: number
  nummer: string
  spel: string
  status: string
  statustekst: string
  naam: string
  email: string
  adres: string | null
  postcode: string | null
  plaats: string | null
  perPost: boolean
  prijs: string
  korting: string | null
  totaal: string
  actiecode: string | null
  besteldOp: string
  betaaldOp: string | null
  geannuleerdOp: string | null
  verzonden: {
    op: string
    vervoerder: string | null
    trackTrace: string | null
    volglink: string | null
  } | null
  afstand: { tekst: string; op: string | null } | null
  betalingen: Payment[]
  terugbetalingen: Refund[]
  facturen: { naam: string; bedrag: string; href: string }[]
  /** As an amount is typed; null when nothing is left to pay back. */
  terugTeBetalen: string | null
  leveringen: Delivery[]
  mails: OrderMail[]
  herhaalbaar: { soort: string; naam: string; laatste: number }[]
  tijdlijn: { op: string; soort: EntryKind; zin: string }[]
  /** Why the parcel is not at 'Verzenden', when it would be there otherwise. */
  nietBijVerzenden: string | null
  mag: {
    annuleren: boolean
    /** Called off, and yet a payment is under way that could not be stopped. */
    betalingStoppen: boolean
    verzenden: boolean
    verzendingWijzigen: boolean
  }
}

export type Payment = {
  id: number
  providerId: string | null
  status: string
  bedrag: string
  terug: string | null
  teruggevorderd: string | null
  op: string
}

export type Refund = {
  id: number
  providerId: string | null
  bedrag: string
  reden: string
  status: string
  /** What is not known about it and what happens next, when that is so. */
  onbekend: string | null
  op: string
}

export type Delivery = {
  id: number
  soort: 'download' | 'speellink' | 'post'
  naam: string
  aantalOpgehaald: number
  uitgespeeldOp: string | null
  geldigTot: string | null
  afgelopen: boolean
  ingetrokken: boolean
  kenmerk: string | null
  vernieuwen: boolean
  verlengen: boolean
  voortgang: {
    opgelost: number
    raadsels: number
    hints: number
    ingevuld: number
    laatst: string | null
  } | null
}

export type OrderMail = {
  id: number
  naam: string
  /** Which one of its kind. */
  keer: number
  pogingen: number
  mislukt: boolean
  status: string
  fout: string | null
  op: string
}
