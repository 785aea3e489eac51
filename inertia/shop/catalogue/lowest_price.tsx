import { asEuro, toCents } from '#domain/money'

/** The price with which a reduced price has to be compared. */
export function LowestPrice({ price }: { price: string | null }) {
  if (price === null) return null
  return (
    <p className="text-sm text-soft">
      Laagste prijs van de afgelopen 30 dagen: {asEuro(toCents(price))}
    </p>
  )
}
