import { Link } from '@inertiajs/react'
import { Tabel } from '~/components/beheer/tabel'

export type Klantregel = { id: number; name: string; email: string }

/** All klanten of one page of the list; each row leads to its klant. */
export function Klantenlijst({ klanten }: { klanten: Klantregel[] }) {
  return (
    <Tabel naam="Klanten" kolommen={['Naam', 'E-mailadres']}>
      {klanten.map(({ id, name, email }) => (
        <tr key={id} className="hover:bg-vlak-diep">
          <th scope="row" className="naam">
            <Link href={`/dashboard/klant/${id}`} className="link rijlink">
              {name}
            </Link>
          </th>
          <td className="naam">{email}</td>
        </tr>
      ))}
    </Tabel>
  )
}

/** Why there is nothing to list, and what to do about it. */
export function GeenKlanten({ zoek }: { zoek: string }) {
  return zoek === '' ? (
    <p className="text-zacht">
      Er zijn nog geen klanten. Kies 'Klant toevoegen'; daarna zet je voor die klant de
      Spellenfabriek klaar.
    </p>
  ) : (
    <p className="text-zacht">
      Geen klant gevonden met '{zoek}'. Zoek op een stukje van de naam of het e-mailadres, of{' '}
      <Link href="/dashboard" className="link">
        bekijk alle klanten
      </Link>
      .
    </p>
  )
}
