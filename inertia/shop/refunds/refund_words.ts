import type { RefundWay } from '#domain/shop/refunds'

const BY_OWNER =
  'Dit geld kwam niet via de betaalprovider binnen, dus je geeft het zelf terug: met een overboeking of contant. De winkel maakt niets over. Ze schrijft op dat je het deed, maakt de creditnota en mailt de klant.'
const BY_SHOP = 'Het geld gaat terug langs de weg waarlangs de klant betaalde.'

/** What the owner reads before money goes back: who sends it. */
export const WAY_BACK: Readonly<Record<RefundWay, string>> = {
  shop: BY_SHOP,
  owner: BY_OWNER,
  both: 'Een deel van dit geld kwam niet via de betaalprovider binnen: dat deel geef je zelf terug, met een overboeking of contant. De rest gaat vanzelf terug langs de weg waarlangs de klant betaalde; wat het laatst binnenkwam, gaat het eerst terug. Welk deel van jou komt, staat daarna in de tabel als ‘met de hand’.',
}

/** What the page says once it is done. */
export const refundDone = (way: RefundWay): string =>
  way === 'owner' ? 'Terugbetaling opgeschreven.' : 'Terugbetaling gevraagd.'
