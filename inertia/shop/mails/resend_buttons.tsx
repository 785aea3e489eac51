import type { Data } from '@generated/data'
import type { PageAction } from '~/admin/shell/use_page_action'
import { adminRoute } from '~/wire/admin_routes'

type Order = Data.Shop.Orders.OrderDetail

type Props = Pick<PageAction, 'run' | 'busy'> & {
  order: Pick<Order, 'id' | 'repeatable'>
  className?: string
  /** What to do once a mail is on its way. */
  onSent?: () => void
}

/** A button for each mail of an order that can be sent again. */
export function ResendButtons({ order, run, busy, className = '', onSent }: Props) {
  const { id, repeatable } = order
  if (repeatable.length === 0) return null

  async function send({ kind, name, last }: Order['repeatable'][number]) {
    const mail = { soort: kind, na: last }
    const sent = await run(
      adminRoute('order_mail.store', { id }),
      mail,
      `${name}: de e-mail gaat opnieuw naar de klant.`
    )
    if (sent) onSent?.()
  }

  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {repeatable.map((one) => (
        <button
          key={one.kind}
          type="button"
          aria-busy={busy}
          className="button"
          onClick={() => void send(one)}
        >
          {one.name} opnieuw sturen
        </button>
      ))}
    </div>
  )
}
