import type { Data } from '@generated/data'
import { EmailAddress } from '~/ui/email_address'
import { Heading } from '~/ui/heading'
import { useShared } from '~/ui/hooks/use_shared'

type Safety = NonNullable<Data.Shop.Catalogue.Game.Variants['forDetail']['safety']>

/** Who is responsible for a parcel, which the law on product safety requires beside its offer. */
export function ProductSafety({ safety }: { safety: Safety }) {
  const { name, address } = useShared().shop
  return (
    <section aria-labelledby="veiligheid" className="mt-10 max-w-[42rem]">
      <Heading level={2} id="veiligheid">
        Over dit product
      </Heading>
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-[9rem_1fr] [&_dt]:text-soft max-sm:[&_dt]:mt-2">
        <dt>Maker</dt>
        <dd>
          {name}, {address}
        </dd>
        <dt>E-mail</dt>
        <dd>
          <EmailAddress />
        </dd>
        <dt>Product</dt>
        <dd>Boekje van papier, {safety.identifier}</dd>
        <dt>Leeftijd</dt>
        <dd>{safety.age}</dd>
        <dt>Let op</dt>
        <dd>{safety.warning}</dd>
      </dl>
    </section>
  )
}
