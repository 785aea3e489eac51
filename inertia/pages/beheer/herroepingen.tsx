import { Link } from '@inertiajs/react'
import { Bladzijden } from '~/components/beheer/bladzijden'
import type { AfgeslotenRegel, OpenRegel } from '~/components/beheer/herroeping_typen'
import { Tijd, Uiterlijk } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { Tabel } from '~/components/beheer/tabel'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  open: OpenRegel[]
  afgesloten: AfgeslotenRegel[]
  bladzijde: number
  bladzijden: number
}

const OPEN = ['Klant', 'Nu te doen', 'Uiterlijk', 'Bestelling', 'Ontvangen'] as const
const AFGESLOTEN = ['Klant', 'Bestelling', 'Ontvangen', 'Uitkomst', 'Afgesloten'] as const

export default function Herroepingen({ titel, open, afgesloten, bladzijde, bladzijden }: Props) {
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{titel}</h1>
      <Paneel titel={open.length > 0 ? `Open (${open.length})` : 'Open'}>
        {open.length === 0 ? (
          <p className="text-zacht">
            Geen open herroepingen. Klanten herroepen via 'Overeenkomst hier herroepen', onderaan
            elke pagina van de winkel; je krijgt er dan een e-mail over.
          </p>
        ) : (
          <Tabel naam="Open" kolommen={OPEN}>
            {open.map((een) => (
              <tr key={een.id} className="hover:bg-vlak-diep">
                <Naam {...een} />
                <td className="naam">{een.teDoen}</td>
                <td>
                  {een.termijn ? <Uiterlijk {...een.termijn} /> : <Geen />}
                  {een.wachtOpKlant && <span className="block text-sm text-zacht">de klant</span>}
                </td>
                <Bestelling {...een} />
                <td>
                  <Tijd op={een.ontvangenOp} />
                </td>
              </tr>
            ))}
          </Tabel>
        )}
      </Paneel>
      <Paneel titel="Afgesloten">
        {afgesloten.length === 0 ? (
          <p className="text-zacht">Nog geen herroeping afgesloten.</p>
        ) : (
          <Tabel naam="Afgesloten" kolommen={AFGESLOTEN}>
            {afgesloten.map((een) => (
              <tr key={een.id} className="hover:bg-vlak-diep">
                <Naam {...een} />
                <Bestelling {...een} />
                <td>
                  <Tijd op={een.ontvangenOp} />
                </td>
                <td>{een.afgewezen ? 'Afgewezen' : 'Afgehandeld'}</td>
                <td>{een.afgehandeldOp ? <Tijd op={een.afgehandeldOp} /> : <Geen />}</td>
              </tr>
            ))}
          </Tabel>
        )}
        <Bladzijden pad="/dashboard/herroepingen" bladzijde={bladzijde} bladzijden={bladzijden} />
      </Paneel>
    </div>
  )
}

Herroepingen.layout = inBeheer

const Naam = ({ id, naam }: { id: number; naam: string }) => (
  <th scope="row" className="naam">
    <Link href={`/dashboard/herroepingen/${id}`} className="link rijlink">
      {naam}
    </Link>
  </th>
)

const Bestelling = ({
  bestelling,
  bestellingTekst,
}: Omit<OpenRegel, 'naam' | 'id'> | Omit<AfgeslotenRegel, 'naam' | 'id'>) => (
  <td className="naam">
    {bestelling ? (
      <>
        {bestelling.spel}, <span className="whitespace-nowrap">{bestelling.nummer}</span>
      </>
    ) : (
      <>
        <span className="font-semibold">Onbekend:</span> {bestellingTekst}
      </>
    )}
  </td>
)

const Geen = () => <span className="text-zacht">geen</span>
