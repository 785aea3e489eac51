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

/** The quote as it is proposed. It is folded away while the last one still says what it costs. */
export function QuoteForm({ booking, dialog }: Props) {
  const { quotes, proposal, status } = booking
  const form = <Proposal booking={booking} dialog={dialog} />
  if (quotes.length === 0) return <Panel title="Offerte maken">{form}</Panel>
  const changed = quotes[0]?.total !== proposal.total
  return (
    <Panel title="Nieuwe offerte">
      {changed && (
        <p className="mb-3">
          De boeking kost nu {proposal.total}, en in de laatste offerte staat {quotes[0]?.total}.
          Mail een nieuwe offerte als de klant dat betaalt.
        </p>
      )}
      <details open={changed || status === 'expired' ? true : undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Maak een nieuwe offerte
        </summary>
        <div className="mt-3">{form}</div>
      </details>
    </Panel>
  )
}

/** Its sentences may be changed before they are mailed. */
function Proposal({ booking, dialog }: Props) {
  const { proposal } = booking
  const { kept, fields, type, send, action } = useQuote(booking, dialog)
  const { busy, error, errors, outcome } = action
  return (
    <>
      <QuoteLines {...proposal} />
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
        <OnAccount checked={fields.onAccount} onChange={(onAccount) => type({ onAccount })} />
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="button button-primary">
            Offerte mailen
          </button>
          <Outcome>{outcome}</Outcome>
        </div>
      </form>
    </>
  )
}

type OnAccountProps = { checked: boolean; onChange: (checked: boolean) => void }

const OnAccount = ({ checked, onChange }: OnAccountProps) => (
  <label className="option">
    <input
      type="checkbox"
      name="opRekening"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    Deze klant mag op rekening betalen
  </label>
)

/** Sentences name the price, so another price begins another text. */
const formOf = ({ id, proposal }: Pick<Props['booking'], 'id' | 'proposal'>) =>
  `booking:${id}:quote:${proposal.totalCents}`

function useQuote({ id, status, proposal }: Props['booking'], dialog: DialogInUse) {
  const action = usePageAction('all')
  const kept = useKeptFields(formOf({ id, proposal }), {
    text: proposal.text,
    deposit: proposal.deposit,
    days: String(proposal.validDays),
    onAccount: proposal.onAccount,
  })
  const { fields, change: type } = kept

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
    const route = adminRoute('booking_action.quote', { id })
    if (await action.run(route, data, 'De offerte is onderweg.')) kept.clear()
  }

  return { kept, fields, type, send, action }
}

const AGAIN = {
  title: 'Nieuwe offerte',
  paragraphs: [
    'De klant was al akkoord. Met een nieuwe offerte vraag je opnieuw akkoord; wat al is betaald, telt mee. Versturen?',
  ],
}
