import { vatSchemeOf } from '#domain/shop/invoices/vat'
import { useShared } from '~/ui/hooks/use_shared'

type Props = {
  byPost: boolean
  /** Whether it stands on a card, where the price is small too. */
  onCard?: boolean
}

/** What the price of a game includes, when it includes anything: VAT, and sending a parcel. */
export function PriceIncludes({ byPost, onCard = false }: Props) {
  const { shop } = useShared()
  const included = [vatSchemeOf(shop) === 'btw' && 'btw', byPost && 'verzendkosten'].filter(Boolean)
  if (included.length === 0) return null
  const sentence = `inclusief ${included.join(' en ')}`
  return onCard ? (
    <span className="block text-xs text-soft">{sentence}</span>
  ) : (
    <p className="text-sm text-soft">{sentence}</p>
  )
}
