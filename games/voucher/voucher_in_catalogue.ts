import type { Game, Orderable } from '#games/kit/game'

/**
 * A voucher as something that is ordered and paid. It stands beside the ten games: it has no card, no
 * page under /escaperooms and no fixed price.
 */
export const voucherForSale = {
  itemName: 'cadeaubon',
  title: 'Cadeaubon',
  short: 'Een escape room geven, en de ander laten kiezen welke.',
  description: [],
  audience: '',
  needed: [],
  players: '',
  playtime: '',
  suits: { company: [], place: [], minutes: null },
  stars: { van: 1, tot: 1 },
  image: '',
  large: false,
  sale: {
    kind: 'orderable',
    priceKey: 'cadeaubon',
    apiPath: 'cadeaubon',
    playPath: null,
    delivery: ['cadeaubon'],
    withDiscountCode: false,
    playableOneMonth: false,
    orderNote: '',
  },
} as const satisfies Game & { readonly sale: Orderable }
