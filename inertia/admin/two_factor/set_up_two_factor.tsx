import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import type { Data } from '@generated/data'
import { CodeForm } from './code_form'
import { Panel } from '~/admin/shell/panel'
import { GeneralError } from '~/ui/general_error'
import { useForm } from '~/ui/hooks/use_form'
import { adminRoute } from '~/wire/admin_routes'

type Started = Data.Admin.TwoFactor.Secret

type Props = { onEnabled: (fresh: Data.Admin.TwoFactor.RecoveryCodes) => void }

const WIDTH_PX = 200
/** The white edge that a scanner needs, in squares of the code. */
const EDGE = 4

/** The way from password alone to password and phone: the admin scans, and shows that it works. */
export function SetUpTwoFactor({ onEnabled }: Props) {
  const [started, setStarted] = useState<Started | null>(null)
  if (started === null) return <Begin onStarted={setStarted} />

  return (
    <>
      <Panel title="1. Scan de code met je app">
        <ScanOrType {...started} />
      </Panel>
      <Panel title="2. Vul de code in die de app nu toont">
        <p className="mb-4">
          Op andere apparaten moet je daarna opnieuw inloggen. Je krijgt ook tien herstelcodes voor
          als je je telefoon kwijt bent.
        </p>
        <CodeForm
          to={adminRoute('two_factor.store')}
          button="Aanzetten"
          appOnly
          onSuccess={onEnabled}
        />
      </Panel>
    </>
  )
}

function Begin({ onStarted }: { onStarted: (started: Started) => void }) {
  const { submit, loading, generalError } = useForm()

  async function begin() {
    const reply = await submit(adminRoute('two_factor.begin'))
    if (reply?.ok) onStarted(reply.value)
  }

  return (
    <Panel title="Staat uit">
      <p>
        Wie je wachtwoord te weten komt, kan nu inloggen. Zet je dit aan, dan is ook een code van je
        telefoon nodig. Je hebt er een gratis app voor nodig, zoals Google Authenticator, Microsoft
        Authenticator of 2FAS.
      </p>
      <div className="mt-4 space-y-4">
        <GeneralError>{generalError}</GeneralError>
        <button type="button" onClick={begin} aria-busy={loading} className="button button-primary">
          Aanzetten
        </button>
      </div>
    </Panel>
  )
}

/** A phone cannot scan its own screen, so the code is a link to the app too. */
function ScanOrType({ adres: address, geheim: secret }: Started) {
  return (
    <>
      <QRCodeSVG
        value={address}
        size={WIDTH_PX}
        marginSize={EDGE}
        level="M"
        title="QR-code voor je app"
        className="my-3 max-w-full"
      />
      <p>
        Staat de app op dit apparaat?{' '}
        <a href={address} className="link">
          Open de code in je app
        </a>
        .
      </p>
      <p className="mt-2">
        Lukt scannen niet? Kies in de app voor zelf invoeren en voor ‘op tijd gebaseerd’, en typ dit
        over:
      </p>
      <p className="mt-2 font-code text-lg">{inGroups(secret)}</p>
    </>
  )
}

/** The secret in groups of four, because people lose their place in a long row of letters. */
const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
