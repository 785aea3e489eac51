import { asEuro, naarCenten } from '#domain/money'

/** Beside a reduced price: the one that it has to be compared with. */
export function LowestPrice({ prijs: price }: { prijs: string | null }) {
  if (price === null) return null
  return (
    <p className="text-sm text-zacht">
      Laagste prijs van de afgelopen 30 dagen: {asEuro(naarCenten(price))}
    </p>
  )
}
