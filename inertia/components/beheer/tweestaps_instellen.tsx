import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { Codeformulier } from '~/components/beheer/codeformulier'
import { Paneel } from '~/components/beheer/paneel'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { useFormulier } from '~/hooks/use_formulier'

type Begonnen = { geheim: string; adres: string }
type Props = { api: string; onAan: (vers: { herstelcodes: string[] }) => void }

const BREEDTE_PX = 200
/** The white edge that a scanner needs, in squares of the code. */
const RAND = 4

/** From password alone to password and phone: scan, and show that it works. */
export function TweestapsInstellen({ api, onAan }: Props) {
  const [begonnen, setBegonnen] = useState<Begonnen | null>(null)
  const { submit, loading, generalError } = useFormulier<Begonnen>(`${api}/begin`)

  async function begin() {
    const antwoord = await submit({})
    if (antwoord?.ok) setBegonnen(antwoord.data)
  }

  if (begonnen === null)
    return (
      <Paneel titel="Staat uit">
        <p>
          Wie je wachtwoord te weten komt, kan nu inloggen. Zet je dit aan, dan is ook een code van
          je telefoon nodig. Je hebt er een gratis app voor nodig, zoals Google Authenticator,
          Microsoft Authenticator of 2FAS.
        </p>
        <div className="mt-4 space-y-4">
          <AlgemeneFout>{generalError}</AlgemeneFout>
          <button type="button" onClick={begin} disabled={loading} className="knop knop-lak">
            Aanzetten
          </button>
        </div>
      </Paneel>
    )

  return (
    <>
      <Paneel titel="1. Scan de code met je app">
        <QRCodeSVG
          value={begonnen.adres}
          size={BREEDTE_PX}
          marginSize={RAND}
          level="M"
          title="QR-code voor je app"
          className="my-3 max-w-full"
        />
        <p>
          Lukt scannen niet? Kies in de app voor zelf invoeren en voor ‘op tijd gebaseerd’, en typ
          dit over:
        </p>
        <p className="mt-2 font-code text-lg">{inGroepen(begonnen.geheim)}</p>
      </Paneel>
      <Paneel titel="2. Vul de code in die de app nu toont">
        <p className="mb-4">
          Op andere apparaten moet je daarna opnieuw inloggen. Je krijgt ook tien herstelcodes voor
          als je je telefoon kwijt bent.
        </p>
        <Codeformulier url={api} knop="Aanzetten" alleenApp onGelukt={onAan} />
      </Paneel>
    </>
  )
}

/** In fours: people lose their place in a long row of letters. */
const inGroepen = (geheim: string) => (geheim.match(/.{1,4}/g) ?? []).join(' ')
