import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Table } from '~/admin/shell/table'
import { useShared } from '~/ui/hooks/use_shared'
import { adminUrlFor } from '~/wire/admin_routes'

/** The customers of one page of the list. Each row leads to its customer, or to the evening. */
export function CustomerList({ customers }: { customers: Data.Live.Customers.Customer[] }) {
  const owner = useShared().role === 'eigenaar'
  const screen = owner ? 'customer_screen.show' : 'customer_screen.settings'
  return (
    <Table name="Klanten" columns={owner ? ['Naam', 'E-mailadres'] : ['Naam']}>
      {customers.map(({ id, name, email }) => (
        <tr key={id} className="hover:bg-surface-deep">
          <th scope="row" className="name">
            <Link href={adminUrlFor(screen, { klantId: id })} className="link row-link">
              {name}
            </Link>
          </th>
          {owner && <td className="name">{email}</td>}
        </tr>
      ))}
    </Table>
  )
}

/** Says why the list is empty, and what to do about it. */
export function NoCustomers({ search }: { search: string }) {
  const owner = useShared().role === 'eigenaar'
  if (!owner && search === '')
    return <p className="text-soft">Er zijn nog geen avonden. Een eigenaar zet ze klaar.</p>
  return search === '' ? (
    <p className="text-soft">
      Er zijn nog geen klanten. Kies 'Klant toevoegen'; daarna zet je voor die klant de
      Spellenfabriek klaar.
    </p>
  ) : (
    <p className="text-soft">
      Geen klant gevonden met '{search}'. Zoek op een stukje van de naam
      {owner && ' of het e-mailadres'}, of{' '}
      <Link href={adminUrlFor('dashboard.index')} className="link">
        bekijk alle klanten
      </Link>
      .
    </p>
  )
}
