import { Link } from '@inertiajs/react'
import type { Berichtregel } from '~/components/beheer/berichten'
import { Berichtstand } from '~/components/beheer/berichtstand'
import { Bladzijden } from '~/components/beheer/bladzijden'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { Tabel } from '~/components/beheer/tabel'
import { Zoekbalk } from '~/components/beheer/zoekbalk'
import { inBeheer } from '~/layouts/beheer'

type Stand = 'open' | 'beantwoord' | 'alle'
type Props = {
  titel: string
  zoek: string
  stand: Stand
  berichten: Berichtregel[]
  bladzijde: number
  bladzijden: number
  aantal: number
}

const PAD = '/dashboard/berichten'
const STANDEN: Record<Stand, string> = {
  open: 'Wacht op antwoord',
  beantwoord: 'Beantwoord of afgehandeld',
  alle: 'Alle',
}
const KOLOMMEN = ['Van', 'Bericht', 'Ontvangen', 'Antwoord'] as const

export default function Berichten(props: Props) {
  const { titel, zoek, stand, berichten, bladzijde, bladzijden, aantal } = props
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{titel}</h1>
      <nav aria-label="Welke berichten" className="flex flex-wrap gap-x-5">
        {(Object.keys(STANDEN) as Stand[]).map((keuze) => (
          <Link
            key={keuze}
            href={`${PAD}?${new URLSearchParams({ stand: keuze, ...(zoek && { zoek }) })}`}
            aria-current={keuze === stand ? 'page' : undefined}
            className="link inline-flex min-h-11 items-center aria-[current=page]:font-bold"
          >
            {STANDEN[keuze]}
          </Link>
        ))}
      </nav>
      <Zoekbalk
        pad={PAD}
        zoek={zoek}
        vraag={{ stand }}
        label="Zoek op naam, e-mailadres of woorden uit het bericht"
      />
      <Paneel titel={aantal === 1 ? '1 bericht' : `${aantal} berichten`}>
        {berichten.length === 0 ? (
          <Leeg zoek={zoek} stand={stand} />
        ) : (
          <Tabel naam="Berichten" kolommen={KOLOMMEN}>
            {berichten.map((bericht) => (
              <tr key={bericht.id} className="hover:bg-vlak-diep">
                <th scope="row" className="naam">
                  <Link href={`${PAD}/${bericht.id}`} className="link rijlink">
                    {bericht.naam}
                  </Link>
                  <span className="block text-sm text-zacht">{bericht.email}</span>
                </th>
                <td className="naam">{bericht.begin}</td>
                <td className="whitespace-nowrap">
                  <Tijd op={bericht.op} />
                </td>
                <td className="naam">
                  <Berichtstand bericht={bericht} />
                </td>
              </tr>
            ))}
          </Tabel>
        )}
        <Bladzijden
          pad={PAD}
          vraag={{ stand, zoek }}
          bladzijde={bladzijde}
          bladzijden={bladzijden}
        />
      </Paneel>
    </div>
  )
}

Berichten.layout = inBeheer

/** Why there is nothing to list. */
function Leeg({ zoek, stand }: { zoek: string; stand: Stand }) {
  if (zoek !== '')
    return (
      <p className="text-zacht">
        Geen bericht gevonden met '{zoek}'. Zoek op een stukje ervan, of{' '}
        <Link href={`${PAD}?stand=alle`} className="link">
          bekijk alle berichten
        </Link>
        .
      </p>
    )
  return (
    <p className="text-zacht">
      {stand === 'open'
        ? 'Er wacht geen bericht op antwoord. Wat bezoekers via de contactpagina sturen, komt hier te staan.'
        : 'Er zijn hier nog geen berichten.'}
    </p>
  )
}
