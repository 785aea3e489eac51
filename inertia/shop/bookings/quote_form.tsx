import type { Data } from '@generated/data'
import { LONGEST_QUOTE_TEXT } from '#domain/shop/bookings/quotes'
import { ExtraLines } from './extra_lines'
import { QuoteLines } from './quote_lines'
import { useQuote, type TypedLine } from './use_quote'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { Panel } from '~/admin/shell/panel'
import { Outcome } from '~/admin/shell/outcome'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = { booking: Data.Shop.Bookings.Booking; dialog: DialogInUse }

/**
 * The quote as it is proposed. It is folded away while the last quote still has the present price.
 */
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
      <details open={changed || status === 'expired' || status === 'inquiry' ? true : undefined}>
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
  const { kept, fields, price, change: type, send, action } = useQuote(booking, dialog)
  const { busy, error, errors, outcome } = action
  return (
    <>
      <QuoteLines {...price.words} />
      <form onSubmit={send} noValidate className="mt-5 space-y-4">
        <KeptNotes kept={kept} names={NAMES} say={SAY} why={WHY} />
        <ErrorSummary errors={errors} />
        <ExtraLines
          lines={fields.lines}
          discount={fields.discount}
          scheme={booking.proposal.scheme}
          errors={errors}
          onLines={(lines) => type({ lines })}
          onDiscount={(discount) => type({ discount })}
        />
        <Field
          label="De e-mail"
          name="tekst"
          mandatory
          lines={16}
          maxLength={LONGEST_QUOTE_TEXT}
          note={`Gaat naar ${booking.fields.email}. ‘Hoi ${booking.fields.name}’, de bedragen, tot wanneer hij geldt, de knop en de groet staan er al bij.`}
          value={fields.text}
          errors={errors.tekst}
          onChange={({ target }) => type({ text: target.value })}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-4">
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

const WHY = 'De boeking of haar offerte is gewijzigd nadat je begon.'

const NAMES = {
  text: 'De e-mail',
  lines: 'Extra regels',
  discount: 'Korting in euro’s',
  deposit: 'Aanbetaling in euro’s',
  days: 'Hoeveel dagen hij geldt',
  onAccount: 'Op rekening',
}

const SAY = {
  text: (text: string) => <span className="whitespace-pre-line">{text}</span>,
  lines: (lines: readonly TypedLine[]) =>
    lines.map(({ text, amount }) => `${text}: ${amount}`).join(', ') || 'geen',
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
