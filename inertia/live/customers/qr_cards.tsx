import { useState } from 'react'
import { formatLongMoment } from '#domain/dutch_time'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { QrCard } from './qr_card'
import type { GamePanel } from '~/live/control/game_panel'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { useAction } from '~/admin/shell/use_action'
import { adminRoute } from '~/wire/admin_routes'
import { Icon } from '~/ui/icon'

type Props = GamePanel & {
  codes: Data.Live.Customers.TeamCode[]
  dialog: DialogInUse
  onChanged: () => void
}

/** A card for each team: on the screen with its actions, on paper one per page. */
export function QrCards({ codes, game, onChanged, ...rest }: Props) {
  const [notice, setNotice] = useState<string | null>(null)
  const { execute } = useAction({ send: rest.run })

  /** The page prints at once, and notes the printing afterwards. */
  function print() {
    window.print()
    void execute(adminRoute('printed_card.store', { id: rest.snapshot.id }))
  }

  return (
    <Panel title="QR-codes van de teams">
      <div className="no-print mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" onClick={print} className="button button-primary">
          QR-codes printen
        </button>
        <p className="text-soft">Eén kaart per bladzijde, met het adres om over te typen.</p>
        <p role="status" className="w-full font-semibold text-moss">
          {notice}
        </p>
      </div>
      <Renewed game={game} />
      <ul className="qr-cards grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {codes.map((code) => (
          <QrCard
            key={code.id}
            code={code}
            onChanged={(sentence) => {
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

/** Says which cards no longer work, until a game begins with the new ones. */
function Renewed({ game: { codes_vernieuwd_om: at } }: Pick<Props, 'game'>) {
  if (at === null) return null
  return (
    <p className="no-print note mb-4 flex items-start gap-2">
      <Icon name="exclamation" className="mt-1 size-5" />
      <span>
        Alle QR-codes zijn vernieuwd op {formatLongMoment(new Date(at))}. Kaarten en papieren
        pakketten van daarvoor werken niet meer: print ze opnieuw.
      </span>
    </p>
  )
}
