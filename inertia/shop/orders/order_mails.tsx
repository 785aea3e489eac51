import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Time } from '~/ui/time'
import { Chip } from '~/admin/shell/chip'
import { MailError } from '~/shop/mails/mail_error'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { usePageAction } from '~/admin/shell/use_page_action'
import { ResendButtons } from '~/shop/mails/resend_buttons'

const COLUMNS = ['E-mail', 'Stand', 'Fout', 'Wanneer'] as const

/** The mails of an order, with a button to send them again. */
export function OrderMails({ order }: { order: Data.Shop.Orders.OrderDetail }) {
  const { run, outcome, busy, error } = usePageAction()
  const { mails, repeatable } = order
  return (
    <Panel title="E-mails">
      {mails.length === 0 ? (
        <p className="text-soft">Nog geen e-mails.</p>
      ) : (
        <Table name="E-mails" columns={COLUMNS} onPhone="stacked">
          {mails.map((mail) => (
            <tr key={mail.id}>
              <th scope="row" className="name">
                {mail.name}
                {mail.times > 1 && ` (${mail.times}e keer)`}
              </th>
              <td>
                <MailState {...mail} />
              </td>
              <td className="name">
                <MailError {...mail} />
              </td>
              <td>
                <Time at={mail.at} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <ResendButtons order={order} run={run} busy={busy} className="mt-4" />
      {repeatable.some(({ confirms }) => confirms) && (
        <p className="mt-2 text-sm text-soft">
          De bevestigingsmail is alleen een e-mail: er gaat geen nieuw pakket op de post.
        </p>
      )}
      <ActionNotice outcome={outcome} error={error} />
    </Panel>
  )
}

/** How the server says that a mail went out. */
const SENT = 'verzonden'

type MailStateProps = Pick<
  Data.Shop.Orders.OrderDetail['mails'][number],
  'failed' | 'status' | 'attempts'
>

function MailState({ failed, status, attempts }: MailStateProps) {
  const text = attempts > 1 ? `${status}, ${attempts} pogingen` : status
  return <Chip tone={failed ? 'wrong' : status === SENT ? 'done' : 'waits'}>{text}</Chip>
}
