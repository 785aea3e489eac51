import type { Data } from '@generated/data'
import { Heading } from '~/ui/heading'

type Sold = NonNullable<Data.Shop.Orders.MyOrder['soldVoucher']>

/** A voucher on the page of its order: for whom, and the card to print. */
export function SoldVoucher({ voucher }: { voucher: Sold }) {
  const { amount, recipient, email, cardUrl, cardPageUrl } = voucher
  return (
    <section aria-labelledby="cadeaubon" className="case p-6 sm:p-8">
      <Heading level={2} size="section" id="cadeaubon">
        Een cadeaubon van {amount}
      </Heading>
      <p className="mt-3 wrap-anywhere">
        {recipient && <>Voor {recipient}. </>}
        {cardUrl ? whereItIs(email) : 'De bon is er zodra er is betaald.'}
      </p>
      {cardUrl && (
        <a href={cardUrl} download className="button mt-5">
          Download de kaart
        </a>
      )}
      {cardPageUrl && (
        <p className="mt-4">
          Lees je met een schermlezer?{' '}
          <a href={cardPageUrl} className="link">
            Open de kaart als webpagina
          </a>
          .
        </p>
      )}
      <p className="mt-4 text-sm text-soft">
        Teruggeven kan tot 14 dagen na je bestelling, zolang er niets mee is betaald.
      </p>
    </section>
  )
}

const whereItIs = (email: string | null) =>
  email ? `De bon is gemaild naar ${email}.` : 'De code staat in je e-mail en op de kaart.'
