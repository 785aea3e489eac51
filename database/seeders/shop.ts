import Price from '#models/shop/money/price'
import PriceChange from '#models/shop/money/price_change'

/** The prices with which the shop opens, in whole cents (design decision "Shop"). */
const PRICES = {
  'cunera-van-rhenen': 0,
  'binky': 1500,
  'kunstroof': 1250,
  'ontgoocheld': 1500,
  'verdwenen_recept': 1750,
  'sintjunior': 950,
  'sintsenior': 950,
  'eindejaarsspel': 1250,
}

/**
 * Fills what every shop needs to open, demo or live. Prices that were changed since keep their
 * value and their history.
 */
export async function seedShop() {
  for (const [name, cents] of Object.entries(PRICES)) {
    const price = await Price.firstOrCreate({ name }, { cents })
    if (price.$isLocal) await PriceChange.create({ name, cents })
  }
}
