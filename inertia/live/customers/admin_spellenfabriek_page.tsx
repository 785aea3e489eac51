import { Link, router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { QrCards } from './qr_cards'
import { Rehearsal } from '~/live/rehearsal/rehearsal'
import { GameSettings } from './game_settings'
import { statusText } from '~/live/game/status_text'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { useShared } from '~/ui/hooks/use_shared'
import { useLive } from '~/live/channels/use_live'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  snapshot: Data.Live.Customers.CustomerSnapshot
  codes: Data.Live.Customers.TeamCode[]
}

export default function Spellenfabriek({ snapshot: begin, codes }: Props) {
  const owner = useShared().role === 'eigenaar'
  const dialog = useDialog()
  const { snapshot, run } = useLive({
    begin,
    source: adminRoute('customer.show', { id: begin.id }),
    live: true,
  })
  const { id, name, spellenfabriek: game } = snapshot
  const reload = () => router.reload()
  if (!game) return null

  return (
    <div className="space-y-5">
      <div className="no-print space-y-4">
        <Breadcrumb
          crumbs={[
            { text: 'Klanten', href: adminUrlFor('dashboard.index') },
            owner
              ? { text: name, href: adminUrlFor('customer_screen.show', { klantId: id }) }
              : { text: name },
            { text: 'Spellenfabriek' },
          ]}
        />
        <Heading level={1} size="title">
          Spellenfabriek van {name}
        </Heading>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {statusText(game.status)}
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Link href={adminUrlFor('result.index', { klantId: id })} className="link">
              Rondes en uitslagen
            </Link>
            <Link
              href={adminUrlFor('customer_screen.lobby', { klantId: id })}
              className="button button-primary"
            >
              Ga naar spel verzamelpunt
            </Link>
          </div>
        </div>
      </div>
      <GameSettings snapshot={snapshot} game={game} run={run} onSaved={reload} />
      <QrCards snapshot={snapshot} codes={codes} run={run} dialog={dialog} onChanged={reload} />
      <Rehearsal snapshot={snapshot} game={game} run={run} />
      <Dialog dialog={dialog} />
    </div>
  )
}

Spellenfabriek.layout = inAdmin
