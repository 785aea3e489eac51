import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { usePageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Order = Data.Shop.Orders.OrderDetail

type Props = {
  id: number
  allowed: Order['allowed']
  dialog: DialogInUse
}

/** Calls an order off, or tries once more to stop a payment that was under way when that happened. */
export function CancelOrder({ id, allowed, dialog }: Props) {
  const { run, busy, outcome, error } = usePageAction()
  const cancellation = adminRoute('cancellation.store', { id })

  async function cancel() {
    const confirmed = await dialog.confirm({
      title: 'Bestelling annuleren',
      paragraphs: [
        'De klant kan deze bestelling dan niet meer betalen, en een actiecode komt weer vrij. Dit kun je niet ongedaan maken.',
      ],
    })
    if (confirmed) await run(cancellation, {}, 'Geannuleerd.')
  }

  return (
    <>
      {allowed.cancel && (
        <button type="button" aria-busy={busy} onClick={cancel} className="button">
          Bestelling annuleren
        </button>
      )}
      {allowed.stopPayment && (
        <button
          type="button"
          aria-busy={busy}
          onClick={() => run(cancellation, {}, '')}
          className="button"
        >
          Probeer de betaling te stoppen
        </button>
      )}
      <ActionNotice outcome={outcome} error={error} />
    </>
  )
}
