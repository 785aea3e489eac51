import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
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
            <button
              type="button"
              aria-busy={busy}
              className="button"
              onClick={() =>
                void run(adminRoute('mail.update', { id }), {}, `${name}: gaat opnieuw weg.`)
              }
            >
              {name} opnieuw sturen
            </button>
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
