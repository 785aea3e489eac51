import { flushSync } from 'react-dom'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { Teamnaamformulier } from '~/components/beheer/teamnaamformulier'
import { SPEL_API, type Doe } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'
import { teamnaam, type Klantsnapshot } from '~/types_live'

const BREEDTE_PX = 170
/** The white edge that a scanner needs, in squares of the code. */
const RAND = 4

export type Teamcode = { id: number; naam: string; adres: string }

type Props = {
  code: Teamcode
  snapshot: Klantsnapshot
  doe: Doe
  dialoog: DialoogInGebruik
  onVeranderd: (melding: string) => void
}

/** One team: its name, its code, and the address that the code stands for. */
export function QrKaart({ code, snapshot, doe, dialoog, onVeranderd }: Props) {
  const { id, adres } = code
  const eigen = snapshot.teams.find((team) => team.id === id)
  const naam = eigen ? teamnaam(eigen) : code.naam
  const [hernoemt, setHernoemt] = useState(false)
  const { voerUit, bezig, fout } = useActie(doe)
  const knoppen = `team-${id}-naam`

  async function vernieuw() {
    const zeker = await dialoog.vraag({
      titel: `Nieuwe QR-code voor ${naam}`,
      alineas: [
        'De oude QR-code werkt dan niet meer. Telefoons die hem gebruiken, moeten de nieuwe scannen. Weet je het zeker?',
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (zeker && (await voerUit(`${SPEL_API}/team/${snapshot.id}/${id}/qr`)))
      onVeranderd(`${naam} heeft een nieuwe QR-code. Print de kaart opnieuw.`)
  }

  function sluit(melding?: string) {
    flushSync(() => setHernoemt(false))
    document.getElementById(knoppen)?.focus()
    if (melding) onVeranderd(melding)
  }

  return (
    <li className="qrkaart">
      <h3 className="text-lg">{naam}</h3>
      {eigen && eigen.name !== naam && <p className="text-sm text-zacht">{eigen.name}</p>}
      <QRCodeSVG
        value={adres}
        size={BREEDTE_PX}
        marginSize={RAND}
        level="M"
        title={`QR-code van ${naam}`}
        className="my-3"
      />
      <p className="alleen-printen">Scan de code, of typ dit adres over:</p>
      <p className="adres font-code text-sm leading-snug break-all">{adres}</p>
      <div className="niet-printen mt-3 space-y-3">
        {hernoemt ? (
          <Teamnaamformulier
            klantId={snapshot.id}
            team={{ id, naam }}
            kaartnaam={eigen && eigen.custom_name !== null ? eigen.name : null}
            doe={doe}
            onSluit={sluit}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <button id={knoppen} type="button" className="knop" onClick={() => setHernoemt(true)}>
              Naam wijzigen<span className="sr-only"> van {naam}</span>
            </button>
            <button type="button" aria-busy={bezig} onClick={vernieuw} className="knop">
              Nieuwe QR-code<span className="sr-only"> voor {naam}</span>
            </button>
          </div>
        )}
        <AlgemeneFout>{fout}</AlgemeneFout>
      </div>
    </li>
  )
}
