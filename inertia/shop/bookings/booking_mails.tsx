import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { usePageAction, type PageAction } from '~/admin/shell/use_page_action'
import { MailTable } from '~/shop/mails/mail_table'
import { adminRoute } from '~/wire/admin_routes'

type Booking = Data.Shop.Bookings.Booking

/** The mails of a booking. One that did not arrive goes out again, to the address as it is now. */
export function BookingMails({ booking: { mails, fields } }: { booking: Booking }) {
  const { run, outcome, busy, error } = usePageAction()
  const failed = mails.filter((mail) => mail.failed)
  return (
    <Panel title="E-mails">
      <MailTable mails={mails} />
      {failed.length > 0 && (
        <p className="mt-4">
          Klopt het adres? Zo niet, verbeter het eerst bij Gegevens. Opnieuw sturen gaat naar{' '}
          <span className="wrap-anywhere">{fields.email}</span>.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {failed.map(({ id, name, bounced }) => (
          <span key={id} className="contents">
            <ResendButton id={id} name={name} run={run} busy={busy} />
            {bounced && (
              <button
                type="button"
                aria-busy={busy}
                className="button"
                onClick={() =>
                  void run(adminRoute('mail.mark_handled', { id }), {}, `${name}: afgehandeld.`)
                }
              >
                {name}: afgehandeld
              </button>
            )}
          </span>
        ))}
      </div>
      <ActionNotice outcome={outcome} error={error} />
    </Panel>
  )
}

type ResendProps = Pick<PageAction, 'run' | 'busy'> & Pick<Booking['mails'][number], 'id' | 'name'>

const ResendButton = ({ id, name, run, busy }: ResendProps) => (
  <button
    type="button"
    aria-busy={busy}
    className="button"
    onClick={() => void run(adminRoute('mail.update', { id }), {}, `${name}: gaat opnieuw weg.`)}
  >
    {name} opnieuw sturen
  </button>
)

type SendAgainProps = {
  booking: Booking
  /** The address that mails went to before it was corrected just now. */
  former: string
  onDone: () => void
}

/** A mail that did not arrive at a wrong address can go out again, to the corrected one. */
export function SendAgain({ booking: { mails, fields }, former, onDone }: SendAgainProps) {
  const { run, outcome, busy, error } = usePageAction()
  const failed = mails.filter((mail) => mail.failed && mail.toCustomer)
  if (failed.length === 0) return <ActionNotice outcome={outcome} error={error} />
  return (
    <div className="mt-4 border-l-4 border-brass pl-3" role="group" aria-label="Nu opnieuw sturen?">
      <p className="font-semibold">Nu opnieuw sturen?</p>
      <p className="mb-3 wrap-anywhere">
        Wat niet aankwam bij {former}, kan nu naar {fields.email}.
      </p>
      <div className="flex flex-wrap gap-3">
        {failed.map(({ id, name }) => (
          <ResendButton key={id} id={id} name={name} run={run} busy={busy} />
        ))}
        <button type="button" onClick={onDone} className="button">
          Niet nu
        </button>
      </div>
      <ActionNotice outcome={outcome} error={error} />
    </div>
  )
}
