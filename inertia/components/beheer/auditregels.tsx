import { Tijd } from '~/components/beheer/moment'
import { Tabel } from '~/components/beheer/tabel'

export type Auditregel = { id: number; op: string; wie: string; zin: string }

/** Who changed what, and when, the latest first. */
export function Auditregels({ regels, leeg }: { regels: Auditregel[]; leeg: string }) {
  if (regels.length === 0) return <p className="text-zacht">{leeg}</p>
  return (
    <Tabel naam="Wijzigingen" kolommen={['Wanneer', 'Wie', 'Wat']}>
      {regels.map(({ id, op, wie, zin }) => (
        <tr key={id}>
          <th scope="row">
            <Tijd op={op} />
          </th>
          <td className="naam">{wie}</td>
          <td className="min-w-[18rem] wrap-anywhere">{zin}</td>
        </tr>
      ))}
    </Tabel>
  )
}
