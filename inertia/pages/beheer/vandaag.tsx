import { Link } from '@inertiajs/react'
import { Alarmlijst, Maillijst, type Alarm, type Mail } from '~/components/beheer/aandachtlijsten'
import type { OpenRegel } from '~/components/beheer/herroeping_typen'
import { Lijst } from '~/components/beheer/lijst'
import { Tijd, Uiterlijk, type Termijn } from '~/components/beheer/moment'
import { Pakketten, type Pakket } from '~/components/beheer/pakketten'
import { Paneel } from '~/components/beheer/paneel'
import { inBeheer } from '~/layouts/beheer'

type Bericht = { id: number; naam: string; begin: string; op: string; uiterlijk: Termijn }
type Props = {
  titel: string
  /** Of everything together. */
  aantal: number
  pakketten: Pakket[]
  berichten: Bericht[]
  herroepingen: OpenRegel[]
  alarmen: Alarm[]
  mails: Mail[]
}

const BERICHTEN = ['Van', 'Bericht', 'Ontvangen', 'Beantwoord uiterlijk'] as const
const HERROEPINGEN = ['Klant', 'Bestelling', 'Nu te doen', 'Uiterlijk'] as const

export default function Vandaag({ titel, aantal, pakketten, ...props }: Props) {
  const { berichten, herroepingen, alarmen, mails } = props
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{titel}</h1>
      {aantal === 0 ? (
        <Paneel titel="Niets te doen">
          <p className="text-zacht">
            Alle pakketten zijn onderweg, alle berichten beantwoord en alle betalingen kloppen.
          </p>
        </Paneel>
      ) : (
        <>
          {alarmen.length > 0 && <Alarmlijst alarmen={alarmen} metAantal />}
          {mails.length > 0 && <Maillijst mails={mails} metAantal />}
          {pakketten.length > 0 && (
            <Paneel titel={`Te verzenden (${pakketten.length})`}>
              <Pakketten pakketten={pakketten} />
              <Link href="/dashboard/verzenden" className="knop knop-lak mt-4 inline-flex">
                Printen en verzenden
              </Link>
            </Paneel>
          )}
          {herroepingen.length > 0 && <Herroepingen herroepingen={herroepingen} />}
          {berichten.length > 0 && <Berichten berichten={berichten} />}
        </>
      )}
    </div>
  )
}

Vandaag.layout = inBeheer

function Berichten({ berichten }: { berichten: Bericht[] }) {
  return (
    <Lijst titel="Berichten" metAantal leeg="" kolommen={BERICHTEN}>
      {berichten.map(({ id, naam, begin, op, uiterlijk }) => (
        <tr key={id} className="hover:bg-vlak-diep">
          <th scope="row" className="naam">
            <Link href={`/dashboard/berichten/${id}`} className="link rijlink">
              {naam}
            </Link>
          </th>
          <td className="naam">{begin}</td>
          <td data-kop="Ontvangen">
            <Tijd op={op} />
          </td>
          <td data-kop="Beantwoord uiterlijk">
            <Uiterlijk {...uiterlijk} />
          </td>
        </tr>
      ))}
    </Lijst>
  )
}

function Herroepingen({ herroepingen }: { herroepingen: OpenRegel[] }) {
  return (
    <Lijst titel="Herroepingen" metAantal leeg="" kolommen={HERROEPINGEN}>
      {herroepingen.map(({ id, naam, teDoen, wachtOpKlant, bestelling, termijn }) => (
        <tr key={id} className="hover:bg-vlak-diep">
          <th scope="row" className="naam">
            <Link href={`/dashboard/herroepingen/${id}`} className="link rijlink">
              {naam}
            </Link>
          </th>
          <td data-kop="Bestelling" className="whitespace-nowrap">
            {bestelling?.nummer ?? 'nog te zoeken'}
          </td>
          <td className="naam">{teDoen}</td>
          <td data-kop="Uiterlijk">
            {termijn ? <Uiterlijk {...termijn} /> : <span className="text-zacht">geen</span>}
            {wachtOpKlant && <span className="block text-sm text-zacht">de klant</span>}
          </td>
        </tr>
      ))}
    </Lijst>
  )
}
