import { Link, router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { NewGroup } from './new_group'
import { QrCards } from './qr_cards'
import { Rehearsal } from '~/live/rehearsal/rehearsal'
import { GameSettings, Overview } from './game_settings'
import type { GamePanel } from '~/live/control/game_panel'
import { useEveningAddresses, useEveningRun } from '~/live/control/use_evening_addresses'
import { GameMastersPanel } from '~/admin/game_masters/game_masters_panel'
import { Panel } from '~/admin/shell/panel'
import { statusText } from '~/live/game/status_text'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { useLive } from '~/live/channels/use_live'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  snapshot: Data.Live.Customers.CustomerSnapshot
  codes: Data.Live.Customers.TeamCode[]
  /** What an owner sees. */
  gameMasters: Data.Admin.GameMasters.Grant[]
}

export default function Spellenfabriek({ snapshot: begin, codes, gameMasters }: Props) {
  const { owner, source, lobby } = useEveningAddresses(begin.id)
  const dialog = useDialog()
  const { snapshot, ...live } = useLive({ begin, source, live: true })
  const run = useEveningRun(live.run)
  const { id, name, spellenfabriek: game } = snapshot
  const reload = () => router.reload()
  if (!game) return null

  return (
    <div className="space-y-5">
      <div className="no-print space-y-4">
        {owner && (
          <Breadcrumb
            crumbs={[
              { text: 'Klanten', href: adminUrlFor('dashboard.index') },
              { text: name, href: adminUrlFor('customer_screen.show', { klantId: id }) },
              { text: 'Spellenfabriek' },
            ]}
          />
        )}
        <Heading level={1} size="title">
          Spellenfabriek van {name}
        </Heading>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {statusText(game.status)}
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {owner ? (
              <OwnerLinks customerId={id} />
            ) : (
              <KitLink snapshot={snapshot} game={game} run={run} />
            )}
            <Link href={lobby} className="button button-primary">
              Ga naar spel verzamelpunt
            </Link>
          </div>
        </div>
      </div>
      {owner ? (
        <GameSettings snapshot={snapshot} game={game} run={run} onSaved={reload} />
      ) : (
        <Panel title="Instellingen" className="no-print">
          <Overview game={game} />
        </Panel>
      )}
      <NewGroup {...{ snapshot, game, run, dialog }} onChanged={reload} />
      <QrCards {...{ snapshot, codes, game, run, dialog }} onChanged={reload} />
      {owner && (
        <>
          <GameMastersPanel customerId={id} gameMasters={gameMasters} dialog={dialog} />
          <Rehearsal snapshot={snapshot} game={game} run={run} />
        </>
      )}
      <Dialog dialog={dialog} />
    </div>
  )
}

Spellenfabriek.layout = inAdmin

function OwnerLinks({ customerId }: { customerId: number }) {
  const own = { klantId: customerId }
  return (
    <>
      <Link href={adminUrlFor('paper_kit.show', own)} className="link">
        Papieren pakket
      </Link>
      <Link href={adminUrlFor('result.index', own)} className="link">
        Rondes en uitslagen
      </Link>
    </>
  )
}

/**
 * What a game master sees: the paper to go on with when wifi fails, once there is something to
 * print.
 */
function KitLink({ snapshot: { id }, game, run }: GamePanel) {
  if (game.rooms.length === 0) return null
  return (
    <a
      href={adminUrlFor('game_master.paper_kit.pdf', { klantId: id })}
      download
      onClick={() => void run(adminRoute('printed_card.store', { id }))}
      className="link"
    >
      Papieren pakket (pdf)
    </a>
  )
}
