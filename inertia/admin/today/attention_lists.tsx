import { OrderCell, List } from './list'
import { Time } from '~/ui/time'
import { usePageAction } from '~/admin/shell/use_page_action'
import { GeneralError } from '~/ui/general_error'

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
const ACTION = { verborgen: 'Actie' } as const
const ALARMS = ['Bestelling', 'Wat er is', 'Wanneer', ACTION] as const
const MAILS = ['Bestelling', 'Soort', 'Stand', 'Fout', ACTION] as const

/** What a person has to look into. */
export function AlarmList({
  alarmen: alarms,
  metAantal: withCount,
}: {
  alarmen: Alarm[]
  metAantal?: boolean
}) {
  const { doe: run, bezig: busy, fout: error } = usePageAction(API)
  return (
    <>
      <GeneralError>{error}</GeneralError>
      <List
        titel="Alarmen"
        metAantal={withCount}
        leeg="Geen alarmen. Er is niets dat je hoeft uit te zoeken."
        kolommen={ALARMS}
      >
        {alarms.map((alarm) => (
          <tr key={alarm.id}>
            <OrderCell id={alarm.bestellingId} nummer={alarm.bestelnummer} />
            <td className="naam">
              {alarm.uitleg} ({alarm.bijzonderheden})
            </td>
            <td>
              <Time op={alarm.op} />
            </td>
            <td>
              <Button bezig={busy} onClick={() => run(`alarm/${alarm.id}/opgelost`, {}, '')}>
                Opgelost
              </Button>
            </td>
          </tr>
        ))}
      </List>
    </>
  )
}

/** Mails that did not go out, and a way to try again. */
export function MailList({ mails, metAantal: withCount }: { mails: Mail[]; metAantal?: boolean }) {
  const { doe: run, bezig: busy, fout: error } = usePageAction(API)
  return (
    <>
      <GeneralError>{error}</GeneralError>
      <List
        titel="E-mails die niet aankwamen"
        metAantal={withCount}
        leeg="Alle e-mails zijn verstuurd."
        kolommen={MAILS}
      >
        {mails.map((mail) => (
          <tr key={mail.id}>
            <OrderCell id={mail.bestellingId} nummer={mail.bestelnummer} />
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
                  <Button bezig={busy} onClick={() => run(`mail/${mail.id}/opnieuw`, {}, '')}>
                    Opnieuw versturen
                  </Button>
                )}
                {mail.teruggekomen && (
                  <Button bezig={busy} onClick={() => run(`mail/${mail.id}/afgehandeld`, {}, '')}>
                    Afgehandeld
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </List>
    </>
  )
}

type ButtonProps = { bezig: boolean; onClick: () => void; children: string }

const Button = ({ bezig: busy, onClick, children }: ButtonProps) => (
  <button type="button" aria-busy={busy} onClick={onClick} className="knop whitespace-nowrap">
    {children}
  </button>
)
