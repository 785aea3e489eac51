import type { Data } from '@generated/data'
import { Chip } from '~/admin/shell/chip'
import { Table } from '~/admin/shell/table'
import { MailError } from '~/shop/mails/mail_error'
import { Time } from '~/ui/time'

const COLUMNS = ['E-mail', 'Stand', 'Fout', 'Wanneer'] as const

type SentMail = Data.Shop.Orders.OrderDetail['mails'][number]

/** The mails of an order or a booking. */
export function MailTable({ mails }: { mails: readonly SentMail[] }) {
  if (mails.length === 0)
    return (
      <p className="text-soft">
        Nog geen e-mails. Wat de winkel hierover mailt, komt vanzelf hier te staan.
      </p>
    )
  return (
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
  )
}

/** How the server says that a mail went out. */
const SENT = 'verstuurd'

function MailState({ failed, status, attempts }: Pick<SentMail, 'failed' | 'status' | 'attempts'>) {
  const text = attempts > 1 ? `${status}, ${attempts} pogingen` : status
  return <Chip tone={failed ? 'wrong' : status === SENT ? 'done' : 'waits'}>{text}</Chip>
}
