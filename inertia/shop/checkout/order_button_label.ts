const EURO_CODE = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  currencyDisplay: 'code',
})

/**
 * The label of the order button (specification 1, section 2): GRATIS first, then the form with a
 * discount code (whose total is not known yet), else the price.
 *
 * @param cents the price of the game
 */
export function orderButtonLabel(cents: number, withDiscountCode: boolean): string {
  if (cents === 0) return 'Bestel GRATIS'
  if (withDiscountCode) return 'Bestellen'
  return `Bestellen ${EURO_CODE.format(cents / 100).replace(/\s/g, ' ')}`
}

/** What stands below it when there is something to pay (article 6:230v paragraph 3 BW). */
export const OBLIGES_TO_PAY = 'met betalingsverplichting'
