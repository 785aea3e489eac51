import { useState } from 'react'
import type { Data } from '@generated/data'
import { CodeForm } from './code_form'
import { formatDay } from '#domain/dutch_time'
import { RecoveryCodes } from './recovery_codes'
import { Panel } from '~/admin/shell/panel'
import { SetUpTwoFactor } from './set_up_two_factor'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminRoute } from '~/wire/admin_routes'

type Fresh = Data.Admin.TwoFactor.RecoveryCodes

type Props = { title: string; since: string | null; codesLeft: number }
/** The page advises to make new codes when so few are left. */
const FEW = 3

export default function TwoFactor({ title, since, codesLeft }: Props) {
  const [state, setState] = useState({ since, codesLeft })
  const [codes, setCodes] = useState<string[] | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  function show({ herstelcodes: recoveryCodes }: Fresh) {
    setNotice(null)
    setCodes(recoveryCodes)
    setState({ since: state.since ?? new Date().toISOString(), codesLeft: recoveryCodes.length })
  }

  function disabled() {
    setState({ since: null, codesLeft: 0 })
    setNotice('Inloggen in twee stappen staat uit. Je wachtwoord alleen is weer genoeg.')
  }

  return (
    <div className="max-w-[42rem] space-y-5">
      <Heading level={1} size="title" className="no-print">
        {title}
      </Heading>
      <p role="status" className="no-print font-semibold text-moss empty:hidden">
        {notice}
      </p>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : state.since === null ? (
        <SetUpTwoFactor onEnabled={show} />
      ) : (
        <Enabled
          since={state.since}
          codesLeft={state.codesLeft}
          onFresh={show}
          onDisabled={disabled}
        />
      )}
    </div>
  )
}

TwoFactor.layout = inAdmin

type EnabledProps = {
  since: string
  codesLeft: number
  onFresh: (fresh: Fresh) => void
  onDisabled: () => void
}

function Enabled({ since, codesLeft, onFresh, onDisabled }: EnabledProps) {
  return (
    <>
      <Panel title="Staat aan">
        <p>Sinds {formatDay(since)} vragen we bij het inloggen ook een code van je telefoon.</p>
        <p className={codesLeft <= FEW ? 'font-semibold text-error' : ''}>
          {remainingText(codesLeft)}
        </p>
      </Panel>
      <Panel title="Nieuwe herstelcodes">
        <p className="mb-4">
          Je krijgt tien nieuwe codes; de oude werken dan niet meer. Op andere apparaten moet je
          daarna opnieuw inloggen.
        </p>
        <CodeForm
          to={adminRoute('recovery_code.store')}
          button="Nieuwe herstelcodes maken"
          onSuccess={onFresh}
        />
      </Panel>
      <Panel title="Uitzetten">
        <p className="mb-4">
          Daarna is je wachtwoord alleen weer genoeg. Een nieuwe telefoon? Zet het hier uit en
          daarna opnieuw aan.
        </p>
        <CodeForm
          to={adminRoute('two_factor.destroy')}
          button="Uitzetten"
          secondary
          onSuccess={onDisabled}
        />
      </Panel>
    </>
  )
}

function remainingText(count: number): string {
  if (count === 0) return 'Je hebt geen herstelcodes meer. Maak nieuwe.'
  const sentence = count === 1 ? 'Je hebt nog 1 herstelcode.' : `Je hebt nog ${count} herstelcodes.`
  return count <= FEW ? `${sentence} Maak nieuwe.` : sentence
}
