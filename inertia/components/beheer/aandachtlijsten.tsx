import { Bestelcel, Lijst } from '~/components/beheer/lijst'
import { Tijd } from '~/components/beheer/moment'
import { usePaginaactie } from '~/components/beheer/use_paginaactie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'

export type Alarm = {
  id: number
  uitleg: string
  bijzonderheden: string
  bestellingId: number | null
  bestelnummer: string | null
  op: string
}
export type Mail = {
  id: number
  soort: string
  /** Waits for somebody: given up, or came back. */
  mislukt: boolean
  teruggekomen: boolean
  status: string
  pogingen: number
  fout: string | null
  bestellingId: number | null
  bestelnummer: string | null
}

const API = '/api/dashboard'
const ACTIE = { verborgen: 'Actie' } as const
const ALARMEN = ['Bestelling', 'Wat er is', 'Wanneer', ACTIE] as const
const MAILS = ['Bestelling', 'Soort', 'Stand', 'Fout', ACTIE] as const

/** What a person has to look into. */
export function Alarmlijst({ alarmen, metAantal }: { alarmen: Alarm[]; metAantal?: boolean }) {
  const { doe, bezig, fout } = usePaginaactie(API)
  return (
    <>
      <AlgemeneFout>{fout}</AlgemeneFout>
      <Lijst
        titel="Alarmen"
        metAantal={metAantal}
        leeg="Geen alarmen. Er is niets dat je hoeft uit te zoeken."
        kolommen={ALARMEN}
      >
        {alarmen.map((alarm) => (
          <tr key={alarm.id}>
            <Bestelcel id={alarm.bestellingId} nummer={alarm.bestelnummer} />
            <td className="naam">
              {alarm.uitleg} ({alarm.bijzonderheden})
            </td>
            <td>
              <Tijd op={alarm.op} />
            </td>
            <td>
              <Knop bezig={bezig} onClick={() => doe(`alarm/${alarm.id}/opgelost`, {}, '')}>
                Opgelost
              </Knop>
            </td>
          </tr>
        ))}
      </Lijst>
    </>
  )
}

/** Mails that did not go out, and a way to try again. */
export function Maillijst({ mails, metAantal }: { mails: Mail[]; metAantal?: boolean }) {
  const { doe, bezig, fout } = usePaginaactie(API)
  return (
    <>
      <AlgemeneFout>{fout}</AlgemeneFout>
      <Lijst
        titel="E-mails die niet aankwamen"
        metAantal={metAantal}
        leeg="Alle e-mails zijn verstuurd."
        kolommen={MAILS}
      >
        {mails.map((mail) => (
          <tr key={mail.id}>
            <Bestelcel id={mail.bestellingId} nummer={mail.bestelnummer} />
            <td data-kop="Soort">{mail.soort}</td>
            <td className="naam">
              {mail.status}
              {!mail.teruggekomen && `, ${mail.pogingen} keer geprobeerd`}
            </td>
            <td data-kop="Fout" className="naam">
              {mail.fout}
            </td>
            <td>
              <div className="flex flex-wrap gap-2">
                {mail.mislukt && (
                  <Knop bezig={bezig} onClick={() => doe(`mail/${mail.id}/opnieuw`, {}, '')}>
                    Opnieuw versturen
                  </Knop>
                )}
                {mail.teruggekomen && (
                  <Knop bezig={bezig} onClick={() => doe(`mail/${mail.id}/afgehandeld`, {}, '')}>
                    Afgehandeld
                  </Knop>
                )}
              </div>
            </td>
          </tr>
        ))}
      </Lijst>
    </>
  )
}

type KnopProps = { bezig: boolean; onClick: () => void; children: string }

const Knop = ({ bezig, onClick, children }: KnopProps) => (
  <button type="button" aria-busy={bezig} onClick={onClick} className="knop whitespace-nowrap">
    {children}
  </button>
)
