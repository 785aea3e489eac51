import { Link } from '@inertiajs/react'
import { Paneel } from '~/components/beheer/paneel'
import { begin, einde, winnaar } from '~/components/beheer/rondetijd'
import { Tabel } from '~/components/beheer/tabel'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { inBeheer } from '~/layouts/beheer'
import type { Klantnaam, Rondekop } from '~/types_uitslag'

type Props = { titel: string; klant: Klantnaam; rondes: Rondekop[] }

const KOLOMMEN = ['Ronde', 'Begonnen', 'Afgelopen', 'Winnaar'] as const

export default function Rondes({ titel, klant, rondes }: Props) {
  const spel = `/dashboard/klant/spellenfabriek/${klant.id}`
  return (
    <div className="space-y-5">
      <Kruimelpad
        kruimels={[
          { tekst: 'Klanten', href: '/dashboard' },
          { tekst: klant.name, href: `/dashboard/klant/${klant.id}` },
          { tekst: 'Spellenfabriek', href: spel },
          { tekst: 'Rondes' },
        ]}
      />
      <h1 className="text-3xl">{titel}</h1>
      <Paneel titel={rondes.length === 1 ? '1 ronde' : `${rondes.length} rondes`}>
        {rondes.length === 0 ? (
          <p className="text-zacht">
            Er is nog geen ronde gespeeld. De eerste begint met 'Spel beginnen' in het{' '}
            <Link href={`${spel}/lobby`} className="link">
              verzamelpunt
            </Link>
            .
          </p>
        ) : (
          <Tabel naam="Rondes" kolommen={KOLOMMEN}>
            {rondes.map((ronde) => (
              <tr key={ronde.id}>
                <th scope="row" className="whitespace-nowrap">
                  <Link href={`${spel}/rondes/${ronde.id}`} className="link rijlink font-semibold">
                    Ronde {ronde.nummer}
                  </Link>
                </th>
                <td className="naam">{begin(ronde)}</td>
                <td className="whitespace-nowrap">{einde(ronde)}</td>
                <td className="naam">{winnaar(ronde)}</td>
              </tr>
            ))}
          </Tabel>
        )}
      </Paneel>
    </div>
  )
}

Rondes.layout = inBeheer
