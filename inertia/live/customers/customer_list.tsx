import { Link } from '@inertiajs/react'
import { Table } from '~/admin/shell/table'

export type CustomerRow = { id: number; name: string; email: string }

/** All klanten of one page of the list; each row leads to its klant. */
export function CustomerList({ klanten: customers }: { klanten: CustomerRow[] }) {
  return (
    <Table naam="Klanten" kolommen={['Naam', 'E-mailadres']}>
      {customers.map(({ id, name, email }) => (
        <tr key={id} className="hover:bg-vlak-diep">
          <th scope="row" className="naam">
            <Link href={`/dashboard/klant/${id}`} className="link rijlink">
              {name}
            </Link>
          </th>
          <td className="naam">{email}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Why there is nothing to list, and what to do about it. */
export function NoCustomers({ zoek: search }: { zoek: string }) {
  return search === '' ? (
    <p className="text-zacht">
      Er zijn nog geen klanten. Kies 'Klant toevoegen'; daarna zet je voor die klant de
      Spellenfabriek klaar.
    </p>
  ) : (
    <p className="text-zacht">
      Geen klant gevonden met '{search}'. Zoek op een stukje van de naam of het e-mailadres, of{' '}
      <Link href="/dashboard" className="link">
        bekijk alle klanten
      </Link>
      .
    </p>
  )
}
