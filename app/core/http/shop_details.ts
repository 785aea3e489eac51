/** Who the shop is, as the frame of every page shows it. */
export type PageDetails = {
  readonly naam: string
  readonly email: string
  readonly kvk: string
  readonly btwId: string
  readonly kor: boolean
  readonly adres: string
  readonly social: string
  /** What visitors have to know today, such as a holiday; null on other days. */
  readonly melding: string | null
}

/** Core draws the frame and knows no area: who the shop is, the winkel says, see `ShopProvider`. */
export abstract class ShopDetails {
  abstract forPages(): Promise<PageDetails>
}
