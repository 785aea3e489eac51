import type { Data } from '@generated/data'
import { AboutCell, List } from './list'
import { Chip } from '~/admin/shell/chip'
import { MailError } from '~/shop/mails/mail_error'
import { Time } from '~/ui/time'
import { usePageAction, type PageAction } from '~/admin/shell/use_page_action'
import { GeneralError } from '~/ui/general_error'
import { adminRoute } from '~/wire/admin_routes'

const ACTION = { hidden: 'Actie' } as const
const ALARMS = ['Bestelling', 'Wat er is', 'Wanneer', ACTION] as const
const MAILS = ['Waarover', 'Soort', 'Stand', 'Fout', ACTION] as const

/** The alarms that a person has to look into. */
export function AlarmList({ alarms }: { alarms: Data.Shop.Alarms.Alarm[] }) {
  const { run, busy, error } = usePageAction()
  return (
    <>
      <GeneralError>{error}</GeneralError>
      <List id="alarmen" title="Alarmen" columns={ALARMS}>
        {alarms.map((alarm) => (
          <tr key={alarm.id}>
            <AboutCell orderId={alarm.orderId} orderNumber={alarm.orderNumber} />
            <td className="name">
              {alarm.explanation}
              <span className="mt-0.5 block text-sm text-soft wrap-anywhere">{alarm.details}</span>
            </td>
            <td>
              <Time at={alarm.at} />
            </td>
            <td>
              <Button
                busy={busy}
                onClick={() => run(adminRoute('alarm.update', { id: alarm.id }), {}, '')}
              >
                Opgelost
              </Button>
            </td>
          </tr>
        ))}
      </List>
    </>
  )
}

type MailListProps = { id: string; title: string; mails: Data.Shop.Mails.Mail[] }

/** Mails that did not go out, with the button to try again. */
export function MailList({ id, title, mails }: MailListProps) {
  const { run, busy, error } = usePageAction()
  const failed = mails.filter((mail) => mail.failed && !mail.bounced).length
  return (
    <>
      <GeneralError>{error}</GeneralError>
      <List
        id={id}
        title={title}
        columns={MAILS}
        action={
          failed > 1 && (
            <Button busy={busy} onClick={() => run(adminRoute('mail.update_all'), {}, '')}>
              Alle mislukte mails opnieuw versturen
            </Button>
          )
        }
      >
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} busy={busy} run={run} />
        ))}
      </List>
    </>
  )
}

type RowProps = { mail: Data.Shop.Mails.Mail } & Pick<PageAction, 'busy' | 'run'>

function MailRow({ mail, busy, run }: RowProps) {
  return (
    <tr>
      <AboutCell {...mail} />
      <td data-heading="Soort">{mail.kind}</td>
      <td className="name">
        <Chip tone={mail.failed || mail.bounced ? 'wrong' : 'waits'}>{mail.status}</Chip>
        {!mail.bounced && (
          <span className="mt-0.5 block text-sm text-soft">
            {mail.attempts} keer geprobeerd
            {mail.retryAt && (
              <>
                , opnieuw op <Time at={mail.retryAt} />
              </>
            )}
          </span>
        )}
      </td>
      <td data-heading="Fout" className="name">
        <MailError {...mail} />
      </td>
      <td>
        <div className="flex flex-wrap gap-2">
          {mail.failed && (
            <Button
              busy={busy}
              onClick={() => run(adminRoute('mail.update', { id: mail.id }), {}, '')}
            >
              Opnieuw versturen
            </Button>
          )}
          {mail.bounced && (
            <Button
              busy={busy}
              onClick={() => run(adminRoute('mail.mark_handled', { id: mail.id }), {}, '')}
            >
              Afgehandeld
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

type ButtonProps = { busy: boolean; onClick: () => void; children: string }

const Button = ({ busy, onClick, children }: ButtonProps) => (
  <button type="button" aria-busy={busy} onClick={onClick} className="button whitespace-nowrap">
    {children}
  </button>
)
