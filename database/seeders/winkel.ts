import Prijs from '#models/prijs'
import Prijswijziging from '#models/prijswijziging'

/** The prices that the shop opens with, in whole cents (design decision "Shop"). */
const PRIJZEN = {
  'cunera-van-rhenen': 0,
  'binky': 1500,
  'kunstroof': 1250,
  'ontgoocheld': 1500,
  'verdwenen_recept': 1750,
  'sintjunior': 950,
  'sintsenior': 950,
  'eindejaarsspel': 1250,
}

/** What every shop needs to open, demo or live. Prices that were changed since stay as they are, with what they were. */
export async function vulWinkel() {
  for (const [naam, centen] of Object.entries(PRIJZEN)) {
    const prijs = await Prijs.firstOrCreate({ naam }, { centen })
    if (prijs.$isLocal) await Prijswijziging.create({ naam, centen })
  }
}
