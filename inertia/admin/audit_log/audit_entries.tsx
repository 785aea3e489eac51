import { Time } from '~/ui/time'
import { Table } from '~/admin/shell/table'

export type AuditEntry = { id: number; op: string; wie: string; zin: string }

/** Who changed what, and when, the latest first. */
export function AuditEntries({
  regels: lines,
  leeg: empty,
}: {
  regels: AuditEntry[]
  leeg: string
}) {
  if (lines.length === 0) return <p className="text-zacht">{empty}</p>
  return (
    <Table naam="Wijzigingen" kolommen={['Wanneer', 'Wie', 'Wat']}>
      {lines.map(({ id, op: at, wie: who, zin: sentence }) => (
        <tr key={id}>
          <th scope="row">
            <Time op={at} />
          </th>
          <td className="naam">{who}</td>
          <td className="min-w-[18rem] wrap-anywhere">{sentence}</td>
        </tr>
      ))}
    </Table>
  )
}
