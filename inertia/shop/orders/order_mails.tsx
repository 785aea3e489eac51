import { ActionNotice } from '~/admin/shell/action_notice'
import type { Order } from './order_types'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { useOrderAction } from '~/admin/shell/use_page_action'

const COLUMNS = ['E-mail', 'Stand', 'Fout', 'Wanneer'] as const

/** The mails of an order, and a way to send them again. */
export function OrderMails({ bestelling: order }: { bestelling: Order }) {
  const { doe: run, gedaan: outcome, bezig: busy, fout: error } = useOrderAction(order.id)
  const { mails, herhaalbaar: repeatable } = order
  return (
    <Panel titel="E-mails">
      {mails.length === 0 ? (
        <p className="text-zacht">Nog geen e-mails.</p>
      ) : (
        <Table naam="E-mails" kolommen={COLUMNS} stapel>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <th scope="row" className="naam">
                {mail.naam}
                {mail.keer > 1 && ` (${mail.keer}e keer)`}
              </th>
              <td className={mail.mislukt ? 'font-bold text-fout' : ''}>
                {mail.status}
                {mail.pogingen > 1 && `, ${mail.pogingen} pogingen`}
              </td>
              <td className="naam">{mail.fout}</td>
              <td>
                <Time op={mail.op} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {repeatable.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {repeatable.map(({ soort: kind, naam: name, laatste: last }) => (
            <button
              key={kind}
              type="button"
              aria-busy={busy}
              className="knop"
              onClick={() =>
                run(
                  'mail',
                  { soort: kind, na: last },
                  `${name}: de e-mail gaat opnieuw naar de klant.`
                )
              }
            >
              {name} opnieuw sturen
            </button>
          ))}
        </div>
      )}
      <ActionNotice gedaan={outcome} fout={error} />
    </Panel>
  )
}
