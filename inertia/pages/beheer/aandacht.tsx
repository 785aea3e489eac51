import { router } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { postJson } from '~/http'
import { inBeheer } from '~/layouts/beheer'

type Alarm = {
  id: number
  uitleg: string
  bijzonderheden: string
  bestelnummer: string | null
  op: string
}
type Mail = {
  id: number
  soort: string
  status: string
  pogingen: number
  fout: string | null
  bestelnummer: string | null
}
type Bestelling = {
  nummer: string
  naam: string
  spel: string
  status: string
  totaal: string
  op: string
}

type Props = { titel: string; alarmen: Alarm[]; mails: Mail[]; bestellingen: Bestelling[] }

const TIJD = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})
const tijd = (moment: string) => TIJD.format(new Date(moment))

export default function Aandacht({ titel, alarmen, mails, bestellingen }: Props) {
  async function doe(url: string) {
    await postJson(url, {})
    router.reload()
  }

  return (
    <div className="space-y-10">
      <h1 className="text-3xl">{titel}</h1>
      <Tabel
        kop="Alarmen"
        leeg="Geen alarmen. Er is niets dat je hoeft uit te zoeken."
        kolommen={['Bestelling', 'Wat er is', 'Wanneer', '']}
        rijen={alarmen.map((alarm) => [
          alarm.bestelnummer,
          `${alarm.uitleg} (${alarm.bijzonderheden})`,
          tijd(alarm.op),
          <Actie key="a" onClick={() => doe(`/api/dashboard/alarm/${alarm.id}/opgelost`)}>
            Opgelost
          </Actie>,
        ])}
      />
      <Tabel
        kop="E-mails die niet aankwamen"
        leeg="Alle e-mails zijn verstuurd."
        kolommen={['Bestelling', 'Soort', 'Stand', 'Fout', '']}
        rijen={mails.map((mail) => [
          mail.bestelnummer,
          mail.soort,
          `${mail.status}, ${mail.pogingen} keer geprobeerd`,
          mail.fout,
          mail.status === 'mislukt' && (
            <Actie key="a" onClick={() => doe(`/api/dashboard/mail/${mail.id}/opnieuw`)}>
              Opnieuw versturen
            </Actie>
          ),
        ])}
      />
      <Tabel
        kop="Laatste bestellingen"
        leeg="Nog geen bestellingen."
        kolommen={['Nummer', 'Naam', 'Spel', 'Stand', 'Bedrag', 'Wanneer']}
        rijen={bestellingen.map((bestelling) => [
          bestelling.nummer,
          bestelling.naam,
          bestelling.spel,
          bestelling.status,
          bestelling.totaal,
          tijd(bestelling.op),
        ])}
      />
    </div>
  )
}

Aandacht.layout = inBeheer

function Actie({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="knop min-h-10 px-3 py-1">
      {children}
    </button>
  )
}

type TabelProps = { kop: string; leeg: string; kolommen: string[]; rijen: ReactNode[][] }

function Tabel({ kop, leeg, kolommen, rijen }: TabelProps) {
  return (
    <section>
      <h2 className="text-xl">{kop}</h2>
      {rijen.length === 0 ? (
        <p className="mt-2 text-zacht">{leeg}</p>
      ) : (
        <div className="mt-3 overflow-x-auto" tabIndex={0} role="region" aria-label={kop}>
          <table className="w-full text-left">
            <thead>
              <tr className="border-b-2 border-lijn">
                {kolommen.map((kolom, nr) => (
                  <th key={nr} scope="col" className="py-2 pr-4 font-semibold">
                    {kolom || <span className="sr-only">Actie</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rijen.map((rij, nr) => (
                <tr key={nr} className="border-b border-lijn-zacht align-top">
                  {rij.map((cel, kolom) => (
                    <td key={kolom} className="py-2 pr-4">
                      {cel}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
