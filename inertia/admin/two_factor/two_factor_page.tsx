import { useState } from 'react'
import { CodeForm } from './code_form'
import { formatDay } from '~/ui/format_dates'
import { RecoveryCodes } from './recovery_codes'
import { Panel } from '~/admin/shell/panel'
import { SetUpTwoFactor } from './set_up_two_factor'
import { inAdmin } from '~/layouts/admin_layout'

type Props = { titel: string; sinds: string | null; codesOver: number }
type Fresh = { herstelcodes: string[] }

const API = '/api/dashboard/tweestaps'
/** From here on it is time for new ones. */
const FEW = 3

export default function TwoFactor({ titel: title, sinds: since, codesOver: codesLeft }: Props) {
  const [state, setState] = useState({ sinds: since, codesOver: codesLeft })
  const [codes, setCodes] = useState<string[] | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  function show({ herstelcodes: recoveryCodes }: Fresh) {
    setNotice(null)
    setCodes(recoveryCodes)
    setState({ sinds: state.sinds ?? new Date().toISOString(), codesOver: recoveryCodes.length })
  }

  function disabled() {
    setState({ sinds: null, codesOver: 0 })
    setNotice('Inloggen in twee stappen staat uit. Je wachtwoord alleen is weer genoeg.')
  }

  return (
    <div className="max-w-[42rem] space-y-5">
      <h1 className="niet-printen text-3xl">{title}</h1>
      <p role="status" className="niet-printen font-semibold text-mos empty:hidden">
        {notice}
      </p>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKlaar={() => setCodes(null)} />
      ) : state.sinds === null ? (
        <SetUpTwoFactor api={API} onAan={show} />
      ) : (
        <>
          <Panel titel="Staat aan">
            <p>
              Sinds {formatDay(state.sinds)} vragen we bij het inloggen ook een code van je
              telefoon.
            </p>
            <p className={state.codesOver <= FEW ? 'font-semibold text-fout' : ''}>
              {remainingText(state.codesOver)}
            </p>
          </Panel>
          <Panel titel="Nieuwe herstelcodes">
            <p className="mb-4">
              Je krijgt tien nieuwe codes; de oude werken dan niet meer. Op andere apparaten moet je
              daarna opnieuw inloggen.
            </p>
            <CodeForm<Fresh>
              url={`${API}/herstelcodes`}
              knop="Nieuwe herstelcodes maken"
              onGelukt={show}
            />
          </Panel>
          <Panel titel="Uitzetten">
            <p className="mb-4">
              Daarna is je wachtwoord alleen weer genoeg. Een nieuwe telefoon? Zet het hier uit en
              daarna opnieuw aan.
            </p>
            <CodeForm url={`${API}/uit`} knop="Uitzetten" bijzaak onGelukt={disabled} />
          </Panel>
        </>
      )}
    </div>
  )
}

TwoFactor.layout = inAdmin

function remainingText(count: number): string {
  if (count === 0) return 'Je hebt geen herstelcodes meer. Maak nieuwe.'
  const sentence = count === 1 ? 'Je hebt nog 1 herstelcode.' : `Je hebt nog ${count} herstelcodes.`
  return count <= FEW ? `${sentence} Maak nieuwe.` : sentence
}
