import { flushSync } from 'react-dom'
import { QRCodeSVG } from 'qrcode.react'
import type { Data } from '@generated/data'
import { teamNameForm, TeamNameForm } from './team_name_form'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import type { Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { teamName } from '~/live/game/team_words'
import { Heading } from '~/ui/heading'
import { adminRoute } from '~/wire/admin_routes'

const WIDTH_PX = 170
/** The white edge that a scanner needs, in squares of the code. */
const EDGE = 4

type Props = {
  code: Data.Live.Customers.TeamCode
  snapshot: Data.Live.Customers.CustomerSnapshot
  run: Run
  dialog: DialogInUse
  onChanged: (notice: string) => void
}

/** One team: its name, its code, and the address in the code. */
export function QrCard(props: Props) {
  const { code, snapshot, run, onChanged } = props
  const { id, address } = code
  const own = snapshot.teams.find((team) => team.id === id)
  const name = own ? teamName(own) : code.name
  const { open: renaming, unfold, fold } = useOpenForm(teamNameForm(id))
  const { renew, busy, error } = useRenewal(name, props)
  const buttons = `team-${id}-naam`

  function close(notice?: string) {
    flushSync(fold)
    document.getElementById(buttons)?.focus()
    if (notice) onChanged(notice)
  }

  return (
    <li className="qr-card">
      <div className="flex-1">
        <Heading level={3}>{name}</Heading>
        {own && own.name !== name && <p className="text-sm text-soft">{own.name}</p>}
      </div>
      <QRCodeSVG
        value={address}
        size={WIDTH_PX}
        marginSize={EDGE}
        level="M"
        title={`QR-code van ${name}`}
        className="my-3"
      />
      <p className="print-only">Scan de code, of typ dit adres over:</p>
      <p className="address font-code text-sm leading-snug break-all">{address}</p>
      <div className="no-print mt-3 space-y-3">
        {renaming ? (
          <TeamNameForm
            customerId={snapshot.id}
            team={{ id, name }}
            cardName={own && own.custom_name !== null ? own.name : null}
            run={run}
            onClose={close}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <button id={buttons} type="button" className="button" onClick={unfold}>
              Naam wijzigen<span className="sr-only"> van {name}</span>
            </button>
            <button type="button" aria-busy={busy} onClick={renew} className="button">
              Nieuwe QR-code<span className="sr-only"> voor {name}</span>
            </button>
          </div>
        )}
        <GeneralError>{error}</GeneralError>
      </div>
    </li>
  )
}

/** Makes a new code for a team, which logs out phones with the old one. */
function useRenewal(name: string, { code, snapshot, run, dialog, onChanged }: Props) {
  const { execute, busy, error } = useAction({ send: run })

  async function renew() {
    const confirmed = await dialog.confirm({
      title: `Nieuwe QR-code voor ${name}`,
      paragraphs: [
        'De oude QR-code werkt dan niet meer. Telefoons die hem gebruiken, moeten de nieuwe scannen. Weet je het zeker?',
      ],
    })
    if (!confirmed) return
    const renewal = adminRoute('game_team.renew_qr', { id: snapshot.id, teamId: code.id })
    if (await execute(renewal))
      onChanged(`${name} heeft een nieuwe QR-code. Print de kaart opnieuw.`)
  }

  return { renew, busy, error }
}
