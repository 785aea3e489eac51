import type { OrderStatus } from '#domain/shop/orders'
export type { TextBlock } from '#domain/shop/information'

/** What every page gets from the server, see `InertiaMiddleware.share`. */
export type Shared = {
  winkel: {
    naam: string
    verhuldEmail: string
    kvk: string
    btwId: string
    /** No VAT: the scheme for small businesses. */
    kor: boolean
    adres: string
    social: string
    /** What visitors have to know today. */
    melding: string | null
  }
  demo: { mailbox: string | null } | null
}

export type Rating = { van: number; tot: number }

/** A game as its card shows it. */
export type GameCardData = {
  itemName: string
  title: string
  kort: string
  image: string
  players: string
  playtime: string
  price: string
  /** What a reduced price has to be compared with. */
  laagstePrijs: string | null
  prijsToelichting: string | null
  rating: Rating
  buyable: boolean
  large: boolean
}

export type GameDetail = GameCardData & {
  beschrijving: string[]
  voorWie: string
  nodig: string[]
  levering: string
  opAanvraag: string | null
  printproef: boolean
  /** The film of the game in words, scene by scene. */
  film: { beeld: string; ondertitel: string }[] | null
}

/** A page of the booklet, photographed by the build. */
export type PreviewSheet = {
  titel: string
  beschrijving: string
  klein: { src: string; breedte: number; hoogte: number }
  groot: { src: string; breedte: number }
}

export type GameToOrder = GameCardData & {
  endpoint: string
  perPost: boolean
  hasDiscountCode: boolean
  digitaal: boolean
  bijBestellen: string
}

/** An order as its customer sees it, see `MyOrderTransformer`. */
export type MyOrder = {
  nummer: string
  token: string
  status: OrderStatus
  titel: string
  itemName: string
  perPost: boolean
  besteldOp: string
  betaaldOp: string | null
  geannuleerdOp: string | null
  prijsCenten: number
  kortingCenten: number
  totaalCenten: number
  terugbetaaldCenten: number
  wordtUitgezocht: boolean
  downloadUrl: string | null
  /** `url` is null when it has ended, `geldigTot` when it never does. */
  speellink: {
    url: string | null
    geldigTot: string | null
    verlengd: boolean
    verlengbaarTot: string | null
  } | null
  hintUrl: string | null
  verzending: {
    op: string | null
    vervoerder: string | null
    trackTrace: string | null
    trackUrl: string | null
  } | null
  bezorgadres: {
    naam: string
    adres: string | null
    postcode: string | null
    plaats: string | null
  } | null
  factuurPad: string | null
  afstand: { tekst: string; datum: string } | null
  herroepPad: string | null
}
