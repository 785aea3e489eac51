import { Link } from '@inertiajs/react'
import { DISCOUNT_CODE_STATES, validity, type DiscountCodeRow } from './discount_code_states'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { inAdmin } from '~/layouts/admin_layout'

type Props = { titel: string; codes: DiscountCodeRow[] }

const COLUMNS = ['Code', 'Korting', 'Spellen', 'Geldig', { getal: 'Gebruikt' }, 'Stand'] as const

export default function DiscountCodes({ titel: title, codes }: Props) {
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{title}</h1>
        <Link href="/dashboard/actiecodes/nieuw" className="knop knop-lak">
          Actiecode maken
        </Link>
      </div>
      <Panel titel={codes.length === 1 ? '1 actiecode' : `${codes.length} actiecodes`}>
        {codes.length === 0 ? (
          <p className="text-zacht">
            Er zijn nog geen actiecodes. Kies 'Actiecode maken'; klanten vullen hem in op het
            bestelformulier.
          </p>
        ) : (
          <Table naam="Actiecodes" kolommen={COLUMNS}>
            {codes.map((code) => (
              <tr key={code.id} className="hover:bg-vlak-diep">
                <th scope="row" className="whitespace-nowrap">
                  <Link
                    href={`/dashboard/actiecodes/${code.id}`}
                    className="link rijlink font-code font-bold"
                  >
                    {code.code}
                  </Link>
                </th>
                <td className="whitespace-nowrap">{code.korting}</td>
                <td className="naam">{code.spellen.join(', ') || 'alle'}</td>
                <td className="naam">{validity(code)}</td>
                <td className="getal whitespace-nowrap">
                  {code.gebruikt}
                  {code.maxTotaal !== null && ` van ${code.maxTotaal}`}
                </td>
                <td className="whitespace-nowrap">{DISCOUNT_CODE_STATES[code.stand]}</td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </div>
  )
}

DiscountCodes.layout = inAdmin
