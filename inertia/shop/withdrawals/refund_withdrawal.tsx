import type { FormEvent } from 'react'
import type { RefundWay } from '#domain/shop/refunds'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import type { PageAction } from '~/admin/shell/use_page_action'
import { readRefund } from '~/shop/refunds/read_refund'
import { refundDone, WAY_BACK } from '~/shop/refunds/refund_words'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Props = Pick<PageAction, 'runOnce' | 'refuse' | 'busy' | 'errors'> & {
  id: number
  /** The amount that can still go back, as people type it. */
  remaining: string
  /** What was delivered online stops working with it. */
  endsLinks: boolean
  /** Who sends the money back. */
  way: RefundWay
  dialog: DialogInUse
}

/** Pays back what was withdrawn from: all of it, unless another amount is typed. */
export function RefundWithdrawal(props: Props) {
  const { id, remaining, endsLinks, way, dialog, runOnce, refuse, busy, errors } = props
  const kept = useKeptFields(`withdrawal_refund:${id}`, { bedrag: remaining })
  const { bedrag: amount } = kept.fields

  async function refundOrder(event: FormEvent) {
    event.preventDefault()
    const read = readRefund({ amount }, remaining)
    refuse(read.ok ? {} : read.error)
    if (!read.ok) return
    const consequence = endsLinks ? ' De links van deze bestelling werken daarna niet meer.' : ''
    const confirmed = await dialog.confirm({
      title: `${read.value.euro} terugbetalen`,
      paragraphs: [`${WAY_BACK[way]}${consequence}`],
    })
    const refund = adminRoute('admin_withdrawal.refund_order', { id })
    if (confirmed && (await runOnce(refund, { bedrag: amount }, refundDone(way)))) kept.clear()
  }

  return (
    <form onSubmit={refundOrder} noValidate className="flex flex-wrap items-start gap-3">
      <div className="basis-full empty:hidden">
        <ErrorSummary errors={errors} />
      </div>
      <div className="min-w-0 flex-1 basis-52">
        <Field
          label="Bedrag in euro’s"
          name="bedrag"
          mandatory
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          value={amount}
          errors={errors.bedrag}
          onChange={({ target }) => kept.change({ bedrag: target.value })}
        />
      </div>
      <button type="submit" aria-busy={busy} className="button button-primary sm:mt-8">
        Terugbetalen
      </button>
    </form>
  )
}
