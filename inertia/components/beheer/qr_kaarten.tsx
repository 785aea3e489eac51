import { useState } from 'react'
import { Paneel } from '~/components/beheer/paneel'
import { QrKaart, type Teamcode } from '~/components/beheer/qr_kaart'
import type { Spelpaneel } from '~/components/beheer/typen'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

type Props = Omit<Spelpaneel, 'spel'> & {
  codes: Teamcode[]
  dialoog: DialoogInGebruik
  onVeranderd: () => void
}

/** A card for each team: on the screen to manage, on paper one on a page. */
export function QrKaarten({ codes, onVeranderd, ...rest }: Props) {
  const [melding, setMelding] = useState<string | null>(null)

  return (
    <Paneel titel="QR-codes van de teams">
      <div className="niet-printen mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" onClick={() => window.print()} className="knop knop-lak">
          QR-codes printen
        </button>
        <p className="text-zacht">Eén kaart per bladzijde, met het adres om over te typen.</p>
        <p role="status" className="w-full font-semibold text-mos">
          {melding}
        </p>
      </div>
      <ul className="qrkaarten grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {codes.map((code) => (
          <QrKaart
            key={code.id}
            code={code}
            onVeranderd={(zin) => {
              setMelding(zin)
              onVeranderd()
            }}
            {...rest}
          />
        ))}
      </ul>
    </Paneel>
  )
}
