import type { FormEvent } from 'react'
import type { Data } from '@generated/data'
import { QuoteLines } from './quote_lines'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { Outcome } from '~/admin/shell/outcome'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Props = { booking: Data.Shop.Bookings.Booking; dialog: DialogInUse }

/** The quote as it is proposed. Its sentences may be changed before they are mailed. */
export function QuoteForm({ booking, dialog }: Props) {
  const { kept, fields, type, send, action } = useQuote(booking, dialog)
  const { busy, error, errors, outcome } = action
  return (
    <Panel title={booking.quotes.length === 0 ? 'Offerte maken' : 'Nieuwe offerte maken'}>
      <QuoteLines {...booking.proposal} />
      <form onSubmit={send} noValidate className="mt-5 space-y-4">
        <RestoredNote {...kept} />
        <ErrorSummary errors={errors} />
        <Field
          label="De e-mail"
          name="tekst"
          mandatory
          lines={16}
          maxLength={6000}
          note={`Gaat naar ${booking.fields.email}. ‘Hoi ${booking.fields.name}’, de bedragen, de knop en de groet staan er al bij.`}
          value={fields.text}
          errors={errors.tekst}
          onChange={({ target }) => type({ text: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Aanbetaling in euro’s"
            name="aanbetaling"
            inputMode="decimal"
            note="Leeg: de klant betaalt alles in één keer."
            value={fields.deposit}
            errors={errors.aanbetaling}
            onChange={({ target }) => type({ deposit: target.value })}
          />
          <Field
            label="Hoeveel dagen hij geldt"
            name="dagen"
            mandatory
            inputMode="numeric"
            value={fields.days}
            errors={errors.dagen}
            onChange={({ target }) => type({ days: target.value })}
          />
        </div>
        <label className="option">
          <input
            type="checkbox"
            name="opRekening"
            checked={fields.onAccount}
            onChange={({ target }) => type({ onAccount: target.checked })}
          />
          Deze klant mag op rekening betalen
        </label>
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="button button-primary">
            Offerte mailen
          </button>
          <Outcome>{outcome}</Outcome>
        </div>
      </form>
    </Panel>
  )
}

function useQuote({ id, status, proposal }: Props['booking'], dialog: DialogInUse) {
  const action = usePageAction('all')
  const kept = useKeptFields(`quote:${id}`, {
    text: proposal.text,
    deposit: proposal.deposit,
    days: String(proposal.validDays),
    onAccount: proposal.onAccount,
  })
  const { fields } = kept

  async function send(event: FormEvent) {
    event.preventDefault()
    if (status === 'accepted' && !(await dialog.confirm(AGAIN))) return
    const data = {
      tekst: fields.text,
      aanbetaling: fields.deposit.trim() || null,
      opRekening: fields.onAccount,
      dagen: Number(fields.days.trim() === '' ? Number.NaN : fields.days),
      totaal: proposal.totalCents,
    }
    const quote = adminRoute('booking_action.quote', { id })
    if (await action.run(quote, data, 'De offerte is onderweg.')) kept.clear()
  }

  return { kept, fields, type: kept.change, send, action }
}

const AGAIN = {
  title: 'Nieuwe offerte',
  paragraphs: [
    'De klant was al akkoord. Met een nieuwe offerte vraag je opnieuw akkoord; wat al is betaald, telt mee. Versturen?',
  ],
}
