/** What every page gets from the server, see `InertiaMiddleware.share`. */
export type Gedeeld = {
  winkel: {
    naam: string
    verhuldEmail: string
    kvk: string
    btwId: string
    adres: string
    social: string
  }
  demo: { mailbox: string | null } | null
}

export type Rating = { van: number; tot: number }

/** A game as its card shows it. */
export type SpelKaart = {
  itemName: string
  title: string
  kort: string
  image: string
  players: string
  playtime: string
  price: string
  prijsToelichting: string | null
  rating: Rating
  buyable: boolean
  large: boolean
}

export type SpelDetail = SpelKaart & {
  beschrijving: string[]
  voorWie: string
  nodig: string[]
  levering: string
  opAanvraag: string | null
}

export type SpelBestellen = SpelKaart & {
  endpoint: string
  perPost: boolean
  hasDiscountCode: boolean
  digitaal: boolean
  bijBestellen: string
}

export type Tekstblok =
  | { soort: 'alinea'; tekst: string }
  | { soort: 'kop'; tekst: string }
  | { soort: 'lijst'; punten: string[] }
