import { alsEuro, naarCenten } from '#domain/winkel/prijs'

/** Beside a reduced price: the one that it has to be compared with. */
export function LaagstePrijs({ prijs }: { prijs: string | null }) {
  if (prijs === null) return null
  return (
    <p className="text-sm text-zacht">
      Laagste prijs van de afgelopen 30 dagen: {alsEuro(naarCenten(prijs))}
    </p>
  )
}
