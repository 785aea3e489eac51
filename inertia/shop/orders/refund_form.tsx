import type { FormEvent, RefObject } from 'react'
import type { RefundWay } from '#domain/shop/refunds'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { ErrorSummary } from '~/ui/error_summary'
import type { PageAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { FormButtons } from '~/ui/buttons/form_buttons'
import { useUnfold } from '~/ui/hooks/use_unfold'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { readRefund } from '~/shop/refunds/read_refund'
import { refundDone, WAY_BACK } from '~/shop/refunds/refund_words'
import { adminRoute } from '~/wire/admin_routes'

type Props = Pick<PageAction, 'runOnce' | 'refuse' | 'busy' | 'errors'> & {
  id: number
  /** What may still go back, as it is typed. */
  remaining: string
  /** Who sends the money back. */
  way: RefundWay
  dialog: DialogInUse
}

/** See `useKeptFields`. */
const refundForm = (id: number) => `refund:${id}`

/** Pays an order back, all of it or a part. */
export function RefundOrder(props: Props) {
  const { open, unfold, fold } = useOpenForm(refundForm(props.id))
  const { form, button } = useUnfold(open)

  if (open) return <RefundForm ref={form} {...props} onClose={fold} />
  return (
    <button ref={button} type="button" onClick={unfold} className="button">
      Terugbetalen
    </button>
  )
}

type FormProps = Props & { ref: RefObject<HTMLFormElement | null>; onClose: () => void }

function RefundForm({ ref, onClose, ...props }: FormProps) {
  const { id, remaining, way, dialog, runOnce, refuse, busy, errors } = props
  const kept = useKeptFields(refundForm(id), { bedrag: remaining, reden: '' })
  const { bedrag: amount, reden: reason } = kept.fields

  async function refundOrder(event: FormEvent) {
    event.preventDefault()
    const read = readRefund({ amount, reason }, remaining)
    refuse(read.ok ? {} : read.error)
    if (!read.ok) return
    const confirmed = await dialog.confirm(question(way, read.value))
    if (!confirmed) return
    const refund = adminRoute('refund.store', { id })
    if (await runOnce(refund, { bedrag: amount, reden: reason }, refundDone(way))) onClose()
  }

  return (
    <form
      ref={ref}
      onSubmit={refundOrder}
      noValidate
      aria-label="Terugbetalen"
      className="space-y-4"
    >
      <RestoredNote {...kept} />
      <ErrorSummary errors={errors} />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <Field
          label="Bedrag in euro’s"
          name="bedrag"
          mandatory
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          errors={errors.bedrag}
          note={`Hoogstens ${remaining}.`}
          onChange={({ target }) => kept.change({ bedrag: target.value })}
        />
        <Field
          label="Reden"
          name="reden"
          mandatory
          maxLength={200}
          value={reason}
          errors={errors.reden}
          note="Voor jezelf; de klant ziet dit niet."
          onChange={({ target }) => kept.change({ reden: target.value })}
        />
      </div>
      <FormButtons busy={busy} onCancel={onClose}>
        Betaal terug
      </FormButtons>
    </form>
  )
}

/** What the owner is asked before money goes back. */
function question(way: RefundWay, { euro, everything }: { euro: string; everything: boolean }) {
  return {
    title: `${euro} terugbetalen`,
    paragraphs: [
      `${WAY_BACK[way]} Dit kun je niet ongedaan maken.`,
      ...(everything ? ['De download en de speellink werken daarna niet meer.'] : []),
    ],
  }
}
