import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { formatDay } from '#domain/dutch_time'
import { VOUCHER_STATES } from './voucher_states'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Chip } from '~/admin/shell/chip'
import { Facts } from '~/admin/shell/facts'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { usePageAction } from '~/admin/shell/use_page_action'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Time } from '~/ui/time'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Voucher = Data.Shop.Vouchers.Voucher.Variants['withHistory']

export default function AdminVoucher({ title, voucher }: { title: string; voucher: Voucher }) {
  const { text, tone } = VOUCHER_STATES[voucher.state]
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[
          { text: 'Cadeaubonnen', href: adminUrlFor('admin_voucher.index') },
          { text: title },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1} size="title">
          {title}
        </Heading>
        <Chip tone={tone}>{text}</Chip>
      </div>
      <Panel title="Gegevens">
        <Facts facts={factsOf(voucher)} />
        <Buttons {...voucher} />
      </Panel>
      <Panel title="Wat ermee gebeurde">
        <Movements {...voucher} />
      </Panel>
    </div>
  )
}

AdminVoucher.layout = inAdmin

const factsOf = ({ amount, balance, validUntil, recipient, email, note }: Voucher) =>
  [
    ['Saldo', `${balance} van ${amount}`],
    ['Geldig tot en met', formatDay(validUntil)],
    ['Voor', recipient],
    ['Gemaild naar', email],
    ['Notitie', note],
  ] as const

function Buttons({ id, blocked }: Voucher) {
  const { run, busy, outcome, error } = usePageAction()
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={adminUrlFor('admin_voucher.card', { id })} download className="button">
          Kaart om te printen
        </a>
        {blocked ? (
          <button
            type="button"
            aria-busy={busy}
            className="button"
            onClick={() =>
              run(adminRoute('admin_voucher.unblock', { id }), {}, 'De bon werkt weer.')
            }
          >
            Weer laten werken
          </button>
        ) : (
          <button
            type="button"
            aria-busy={busy}
            className="button"
            onClick={() => run(adminRoute('admin_voucher.block', { id }), {}, 'Geblokkeerd.')}
          >
            Blokkeren
          </button>
        )}
      </div>
      <ActionNotice outcome={outcome} error={error} />
    </>
  )
}

const COLUMNS = ['Wat', 'Bestelling', { number: 'Bedrag' }, 'Wanneer'] as const

function Movements({ movements }: Voucher) {
  return (
    <Table name="Wat ermee gebeurde" columns={COLUMNS} onPhone="stacked">
      {movements.map(({ id, what, order, amount, at }) => (
        <tr key={id}>
          <th scope="row">{what}</th>
          <td data-heading="Bestelling">
            {order ? (
              <Link href={adminUrlFor('admin_order.show', { id: order.id })} className="link">
                {order.number}
              </Link>
            ) : (
              '–'
            )}
          </td>
          <td data-heading="Bedrag" className="number whitespace-nowrap">
            {amount}
          </td>
          <td>
            <Time at={at} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
