import { useState } from 'react'
import { Panel } from '~/admin/shell/panel'
import { QrCard, type TeamCode } from './qr_card'
import type { GamePanel } from '~/live/control/game_panel'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = Omit<GamePanel, 'spel'> & {
  codes: TeamCode[]
  dialoog: DialogInUse
  onVeranderd: () => void
}

/** A card for each team: on the screen to manage, on paper one on a page. */
export function QrCards({ codes, onVeranderd: onChanged, ...rest }: Props) {
  const [notice, setNotice] = useState<string | null>(null)

  return (
    <Panel titel="QR-codes van de teams">
      <div className="niet-printen mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" onClick={() => window.print()} className="knop knop-lak">
          QR-codes printen
        </button>
        <p className="text-zacht">Eén kaart per bladzijde, met het adres om over te typen.</p>
        <p role="status" className="w-full font-semibold text-mos">
          {notice}
        </p>
      </div>
      <ul className="qrkaarten grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {codes.map((code) => (
          <QrCard
            key={code.id}
            code={code}
            onVeranderd={(sentence) => {
              setNotice(sentence)
              onChanged()
            }}
            {...rest}
          />
        ))}
      </ul>
    </Panel>
  )
}
