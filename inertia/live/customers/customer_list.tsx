import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Table } from '~/admin/shell/table'
import { adminUrlFor } from '~/wire/admin_routes'

/** The customers of one page of the list. Each row leads to its customer. */
export function CustomerList({ customers }: { customers: Data.Live.Customers.Customer[] }) {
  return (
    <Table name="Klanten" columns={['Naam', 'E-mailadres']} onPhone="stacked">
      {customers.map(({ id, name, email }) => (
        <tr key={id}>
          <th scope="row" className="name">
            <Link
              href={adminUrlFor('customer_screen.show', { klantId: id })}
              className="link row-link"
            >
              {name}
            </Link>
          </th>
          <td className="name">{email}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Says why the list is empty, and what to do about it. */
export function NoCustomers({ search }: { search: string }) {
  return search === '' ? (
    <p className="text-soft">
      Er zijn nog geen klanten. Kies 'Klant toevoegen'; daarna zet je voor die klant de
      Spellenfabriek klaar.
    </p>
  ) : (
    <p className="text-soft">
      Geen klant gevonden met '{search}'. Zoek op een stukje van de naam of het e-mailadres, of{' '}
      <Link href={adminUrlFor('dashboard.index')} className="link">
        bekijk alle klanten
      </Link>
      .
    </p>
  )
}
