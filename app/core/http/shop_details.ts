/** The shop's details, as the frame of every page shows them. */
export type PageDetails = {
  readonly name: string
  readonly email: string
  readonly kvk: string
  readonly vatId: string
  readonly kor: boolean
  readonly address: string
  readonly social: string
  /** What visitors have to know today, such as a holiday; null when there is nothing. */
  readonly notice: string | null
}

/**
 * The port to the shop's details. Core draws the frame of a page and knows no area, so the shop
 * provides them, see `providers/shop_provider.ts`.
 */
export abstract class ShopDetails {
  abstract forPages(): Promise<PageDetails>
}
