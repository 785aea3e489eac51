import { flushSync } from 'react-dom'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { TeamNameForm } from './team_name_form'
import { GAME_API, type Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { teamName, type CustomerSnapshot } from '~/live/game/snapshot_types'

const WIDTH_PX = 170
/** The white edge that a scanner needs, in squares of the code. */
const EDGE = 4

export type TeamCode = { id: number; naam: string; adres: string }

type Props = {
  code: TeamCode
  snapshot: CustomerSnapshot
  doe: Run
  dialoog: DialogInUse
  onVeranderd: (notice: string) => void
}

/** One team: its name, its code, and the address that the code stands for. */
export function QrCard({
  code,
  snapshot,
  doe: run,
  dialoog: dialog,
  onVeranderd: onChanged,
}: Props) {
  const { id, adres: address } = code
  const own = snapshot.teams.find((team) => team.id === id)
  const name = own ? teamName(own) : code.naam
  const [renaming, setRenaming] = useState(false)
  const { voerUit: execute, bezig: busy, fout: error } = useAction(run)
  const buttons = `team-${id}-naam`

  async function renew() {
    const confirmed = await dialog.vraag({
      titel: `Nieuwe QR-code voor ${name}`,
      alineas: [
        'De oude QR-code werkt dan niet meer. Telefoons die hem gebruiken, moeten de nieuwe scannen. Weet je het zeker?',
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (confirmed && (await execute(`${GAME_API}/team/${snapshot.id}/${id}/qr`)))
      onChanged(`${name} heeft een nieuwe QR-code. Print de kaart opnieuw.`)
  }

  function close(notice?: string) {
    flushSync(() => setRenaming(false))
    document.getElementById(buttons)?.focus()
    if (notice) onChanged(notice)
  }

  return (
    <li className="qrkaart">
      <h3 className="text-lg">{name}</h3>
      {own && own.name !== name && <p className="text-sm text-zacht">{own.name}</p>}
      <QRCodeSVG
        value={address}
        size={WIDTH_PX}
        marginSize={EDGE}
        level="M"
        title={`QR-code van ${name}`}
        className="my-3"
      />
      <p className="alleen-printen">Scan de code, of typ dit adres over:</p>
      <p className="adres font-code text-sm leading-snug break-all">{address}</p>
      <div className="niet-printen mt-3 space-y-3">
        {renaming ? (
          <TeamNameForm
            klantId={snapshot.id}
            team={{ id, naam: name }}
            kaartnaam={own && own.custom_name !== null ? own.name : null}
            doe={run}
            onSluit={close}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <button id={buttons} type="button" className="knop" onClick={() => setRenaming(true)}>
              Naam wijzigen<span className="sr-only"> van {name}</span>
            </button>
            <button type="button" aria-busy={busy} onClick={renew} className="knop">
              Nieuwe QR-code<span className="sr-only"> voor {name}</span>
            </button>
          </div>
        )}
        <GeneralError>{error}</GeneralError>
      </div>
    </li>
  )
}
