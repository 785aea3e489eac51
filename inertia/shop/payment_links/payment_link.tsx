import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { usePageAction } from '~/admin/shell/use_page_action'
import { adminRoute } from '~/wire/admin_routes'

/** Mails the customer of an unpaid order the link to pay it. */
export function PaymentLink({ order }: { order: Data.Shop.Orders.OrderDetail }) {
  const { run, busy, outcome, error } = usePageAction()
  const { id, email, paymentLink } = order
  const sent = paymentLink ? { na: paymentLink.last } : null
  return (
    <>
      {sent && (
        <div>
          <button
            type="button"
            aria-busy={busy}
            className="button"
            onClick={() =>
              run(
                adminRoute('payment_link.store', { id }),
                sent,
                `De betaallink gaat naar ${email}.`
              )
            }
          >
            {sent.na === 0 ? 'Stuur betaallink' : 'Stuur nog een betaallink'}
          </button>
          <p className="mt-1 text-sm text-soft">
            De klant krijgt een e-mail met een link om deze bestelling te betalen.
          </p>
        </div>
      )}
      <ActionNotice outcome={outcome} error={error} />
    </>
  )
}
