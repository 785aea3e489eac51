import { Link } from '@inertiajs/react'
import { formatDay } from '#domain/dutch_time'
import type { Data } from '@generated/data'
import { VOUCHER_STATES } from './voucher_states'
import { PageHead } from '~/admin/shell/lists/page_head'
import { Chip } from '~/admin/shell/chip'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { inAdmin } from '~/layouts/admin_layout'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = { title: string; vouchers: Data.Shop.Vouchers.Voucher[] }

const COLUMNS = [
  'Code',
  'Voor',
  { number: 'Bedrag' },
  { number: 'Saldo' },
  'Geldig tot en met',
  'Stand',
] as const

export default function AdminVouchers({ title, vouchers }: Props) {
  return (
    <div className="space-y-5">
      <PageHead title={title}>
        <Link href={adminUrlFor('admin_voucher.create')} className="button button-primary">
          Cadeaubon uitgeven
        </Link>
      </PageHead>
      <Panel title={vouchers.length === 1 ? '1 cadeaubon' : `${vouchers.length} cadeaubonnen`}>
        {vouchers.length === 0 ? (
          <p className="text-soft">
            Er zijn nog geen cadeaubonnen. Kies ‘Cadeaubon uitgeven’; klanten betalen ermee op het
            bestelformulier.
          </p>
        ) : (
          <Table name="Cadeaubonnen" columns={COLUMNS} onPhone="stacked">
            {vouchers.map((voucher) => (
              <VoucherRow key={voucher.id} {...voucher} />
            ))}
          </Table>
        )}
      </Panel>
    </div>
  )
}

AdminVouchers.layout = inAdmin

function VoucherRow({
  id,
  name,
  recipient,
  amount,
  balance,
  validUntil,
  state,
}: Props['vouchers'][number]) {
  const { text, tone } = VOUCHER_STATES[state]
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        <Link
          href={adminUrlFor('admin_voucher.show', { id })}
          className="link row-link font-code font-bold"
        >
          {name}
        </Link>
      </th>
      <td data-heading="Voor" className="name">
        {recipient ?? '–'}
      </td>
      <td data-heading="Bedrag" className="number whitespace-nowrap">
        {amount}
      </td>
      <td data-heading="Saldo" className="number whitespace-nowrap">
        {balance}
      </td>
      <td data-heading="Geldig tot en met" className="whitespace-nowrap">
        {formatDay(validUntil)}
      </td>
      <td className="whitespace-nowrap">
        <Chip tone={tone}>{text}</Chip>
      </td>
    </tr>
  )
}
