import type { Data } from '@generated/data'
import { Time } from '~/ui/time'
import { Table } from '~/admin/shell/table'

/** Who changed what and when, the latest entry first. */
export function AuditEntries({
  lines,
  empty,
}: {
  lines: Data.Admin.AuditLog.AuditEntry[]
  empty: string
}) {
  if (lines.length === 0) return <p className="text-soft">{empty}</p>
  return (
    <Table name="Wijzigingen" columns={['Wanneer', 'Wie', 'Wat']} onPhone="stacked">
      {lines.map(({ id, at, who, sentence }) => (
        <tr key={id}>
          <th scope="row">
            <Time at={at} />
          </th>
          <td data-heading="Wie" className="name">
            {who}
          </td>
          <td className="wrap-anywhere sm:min-w-[18rem]">{sentence}</td>
        </tr>
      ))}
    </Table>
  )
}
