import type { Data } from '@generated/data'
import { accessInWords } from './access_words'
import { InviteGameMaster } from './invite_game_master'
import { Outcome } from '~/admin/shell/outcome'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Grant = Data.Admin.GameMasters.Grant
type Props = { customerId: number; gameMasters: Grant[]; dialog: DialogInUse }

/** The game masters of this evening, with their invitations and the form for a new one. */
export function GameMastersPanel({ customerId, gameMasters, dialog }: Props) {
  const { run, outcome, busy, error } = usePageAction()

  async function withdraw({ id, name }: Grant) {
    const confirmed = await dialog.confirm({
      title: `De uitnodiging van ${name} intrekken`,
      paragraphs: [
        `${name} is dan meteen uitgelogd en kan niet meer bij deze avond. Weet je het zeker?`,
      ],
    })
    const route = adminRoute('game_master.destroy', { id: customerId, grantId: id })
    if (confirmed) await run(route, {}, `${name} kan niet meer bij deze avond.`)
  }

  return (
    <Panel title="Spelleiders" className="no-print">
      <p className="mb-3 max-w-[44rem] text-soft">
        Een spelleider leidt alleen deze avond: verzamelpunt, bord, QR-codes en scores. Andere
        avonden, bestellingen en adressen blijven dicht.
      </p>
      {gameMasters.length > 0 && (
        <ul className="mb-4 border-t border-line-soft">
          {gameMasters.map((grant) => (
            <li
              key={grant.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line-soft py-2"
            >
              <div className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{grant.name}</span>{' '}
                <span className="text-soft">{grant.email}</span>
                <p className="text-sm text-soft">
                  {accessInWords(grant)}
                  {grant.state === 'invited' && ', heeft nog geen wachtwoord gekozen'}
                </p>
              </div>
              <button
                type="button"
                aria-busy={busy}
                aria-label={`Intrekken: ${grant.name}`}
                onClick={() => withdraw(grant)}
                className="button"
              >
                Intrekken
              </button>
            </li>
          ))}
        </ul>
      )}
      <Outcome>{outcome}</Outcome>
      <GeneralError>{error}</GeneralError>
      <InviteGameMaster customerId={customerId} />
    </Panel>
  )
}
