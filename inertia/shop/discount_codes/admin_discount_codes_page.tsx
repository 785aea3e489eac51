import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { DISCOUNT_CODE_STATES, DISCOUNT_CODE_TONES, validity } from './discount_code_states'
import { PageHead } from '~/admin/shell/lists/page_head'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { inAdmin } from '~/layouts/admin_layout'
import { Chip } from '~/admin/shell/chip'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = { title: string; codes: Data.Shop.DiscountCodes.DiscountCode[] }

const COLUMNS = ['Code', 'Korting', 'Spellen', 'Geldig', { number: 'Gebruikt' }, 'Stand'] as const

export default function DiscountCodes({ title, codes }: Props) {
  return (
    <div className="space-y-5">
      <PageHead title={title}>
        <Link href={adminUrlFor('discount_code_screen.create')} className="button button-primary">
          Actiecode maken
        </Link>
      </PageHead>
      <Panel title={codes.length === 1 ? '1 actiecode' : `${codes.length} actiecodes`}>
        {codes.length === 0 ? (
          <p className="text-soft">
            Er zijn nog geen actiecodes. Kies 'Actiecode maken'; klanten vullen hem in op het
            bestelformulier.
          </p>
        ) : (
          <Table name="Actiecodes" columns={COLUMNS} onPhone="stacked">
            {codes.map((code) => (
              <tr key={code.id}>
                <th scope="row" className="name">
                  <Link
                    href={adminUrlFor('discount_code_screen.show', { id: code.id })}
                    className="link row-link font-code font-bold"
                  >
                    {code.code}
                  </Link>
                </th>
                <td data-heading="Korting" className="whitespace-nowrap">
                  {code.discount}
                </td>
                <td data-heading="Spellen" className="name">
                  {code.games.join(', ') || `alle ${code.takingCodes} met een actiecode`}
                </td>
                <td data-heading="Geldig" className="name">
                  {validity(code)}
                </td>
                <td data-heading="Gebruikt" className="number whitespace-nowrap">
                  {code.used}
                  {code.maxTotal !== null && ` van ${code.maxTotal}`}
                </td>
                <td className="whitespace-nowrap">
                  <Chip tone={DISCOUNT_CODE_TONES[code.state]}>
                    {DISCOUNT_CODE_STATES[code.state]}
                  </Chip>
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </div>
  )
}

DiscountCodes.layout = inAdmin
