import { useState, type FormEvent, type RefObject } from 'react'
import { ErrorSummary } from '~/ui/error_summary'
import type { PageAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { FormButtons } from '~/ui/form_buttons'
import { useUnfold } from '~/ui/hooks/use_unfold'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Props = Pick<PageAction, 'runOnce' | 'busy' | 'errors'> & {
  id: number
  /** What may still go back, as it is typed. */
  remaining: string
  /** The owner took the money herself, so she gives it back herself. */
  byHand: boolean
  dialog: DialogInUse
}

/** Pays an order back, all of it or a part. */
export function RefundOrder(props: Props) {
  const [open, setOpen] = useState(false)
  const { form, button } = useUnfold(open)

  if (open) return <RefundForm ref={form} {...props} onClose={() => setOpen(false)} />
  return (
    <button ref={button} type="button" onClick={() => setOpen(true)} className="button">
      Terugbetalen
    </button>
  )
}

type FormProps = Props & { ref: RefObject<HTMLFormElement | null>; onClose: () => void }

function RefundForm({ ref, onClose, ...props }: FormProps) {
  const { id, remaining, byHand, dialog, runOnce, busy, errors } = props
  const [amount, setAmount] = useState(remaining)
  const [reason, setReason] = useState('')

  async function refundOrder(event: FormEvent) {
    event.preventDefault()
    const confirmed = await dialog.confirm(question(props, amount.trim()))
    if (!confirmed) return
    const refund = adminRoute('refund.store', { id })
    if (
      await runOnce(
        refund,
        { bedrag: amount, reden: reason },
        byHand ? 'Terugbetaling opgeschreven.' : 'Terugbetaling gevraagd.'
      )
    )
      onClose()
  }

  return (
    <form
      ref={ref}
      onSubmit={refundOrder}
      noValidate
      aria-label="Terugbetalen"
      className="space-y-4"
    >
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
          onChange={({ target }) => setAmount(target.value)}
        />
        <Field
          label="Reden"
          name="reden"
          mandatory
          maxLength={200}
          value={reason}
          errors={errors.reden}
          note="Voor jezelf; de klant ziet dit niet."
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <FormButtons busy={busy} onCancel={onClose}>
        Betaal terug
      </FormButtons>
    </form>
  )
}

/** What the owner is asked before money goes back. */
function question({ remaining, byHand }: Props, amount: string) {
  return {
    title: `€ ${amount} terugbetalen`,
    paragraphs: [
      byHand
        ? 'Dit geld nam je zelf aan, dus je geeft het ook zelf terug: contant of met een overboeking. De winkel schrijft op dat je dat deed en maakt de creditnota. Dit kun je niet ongedaan maken.'
        : 'Het geld gaat terug langs de weg waarlangs de klant betaalde. Dit kun je niet ongedaan maken.',
      ...(amount === remaining ? ['De download en de speellink werken daarna niet meer.'] : []),
    ],
  }
}
