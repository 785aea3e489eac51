import { vatSchemeOf } from '#domain/shop/invoices/vat'
import { useShared } from '~/ui/hooks/use_shared'

/** What the price of a game includes, where that is so: VAT, and sending a parcel. */
export function PriceIncludes({ byPost }: { byPost: boolean }) {
  const { shop } = useShared()
  const included = [vatSchemeOf(shop) === 'btw' && 'btw', byPost && 'verzendkosten'].filter(Boolean)
  if (included.length === 0) return null
  return <p className="text-sm text-soft">inclusief {included.join(' en ')}</p>
}
