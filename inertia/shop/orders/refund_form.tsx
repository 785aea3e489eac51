import { useState, type FormEvent } from 'react'
import { ErrorSummary } from '~/ui/error_summary'
import type { useOrderAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { useUnfold } from '~/ui/hooks/use_unfold'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = Pick<ReturnType<typeof useOrderAction>, 'doeEenKeer' | 'bezig' | 'errors'> & {
  /** What may still go back, as it is typed. */
  over: string
  dialoog: DialogInUse
}

/** Pays all of an order back, or a part. */
export function RefundForm({
  over: remaining,
  dialoog: dialog,
  doeEenKeer: runOnce,
  bezig: busy,
  errors,
}: Props) {
  const [open, setOpen] = useState(false)
  const [amount, setAmount] = useState(remaining)
  const [reason, setReason] = useState('')

  const { formulier: form, knop: button } = useUnfold(open)

  function begin() {
    setAmount(remaining)
    setReason('')
    setOpen(true)
  }

  async function refundOrder(event: FormEvent) {
    event.preventDefault()
    const everything = amount.trim() === remaining
    const confirmed = await dialog.vraag({
      titel: `€ ${amount.trim()} terugbetalen`,
      alineas: [
        'Het geld gaat terug langs de weg waarlangs de klant betaalde. Dit kun je niet ongedaan maken.',
        ...(everything ? ['De download en de speellink werken daarna niet meer.'] : []),
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!confirmed) return
    if (await runOnce('terugbetalen', { bedrag: amount, reden: reason }, 'Terugbetaling gevraagd.'))
      setOpen(false)
  }

  if (!open)
    return (
      <button ref={button} type="button" onClick={begin} className="knop">
        Terugbetalen
      </button>
    )
  return (
    <form
      ref={form}
      onSubmit={refundOrder}
      noValidate
      aria-label="Terugbetalen"
      className="space-y-4"
    >
      <ErrorSummary errors={errors} />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <Field
          label="Bedrag in euro’s"
          naam="bedrag"
          verplicht
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          fouten={errors.bedrag}
          toelichting={`Hoogstens ${remaining}.`}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Field
          label="Reden"
          naam="reden"
          verplicht
          maxLength={200}
          value={reason}
          fouten={errors.reden}
          toelichting="Voor jezelf; de klant ziet dit niet."
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={busy} className="knop knop-lak">
          Betaal terug
        </button>
        <button type="button" onClick={() => setOpen(false)} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
