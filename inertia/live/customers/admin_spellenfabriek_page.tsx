import { Link, router } from '@inertiajs/react'
import type { TeamCode } from './qr_card'
import { QrCards } from './qr_cards'
import { Rehearsal } from '~/live/rehearsal/rehearsal'
import { GameSettings } from './game_settings'
import { statusText } from '~/live/game/status_text'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { useLive } from '~/live/channels/use_live'
import { inAdmin } from '~/layouts/admin_layout'
import type { CustomerSnapshot } from '~/live/game/snapshot_types'

type Props = { titel: string; snapshot: CustomerSnapshot; codes: TeamCode[] }

export default function Spellenfabriek({ snapshot: begin, codes }: Props) {
  const dialog = useDialog()
  const { snapshot, doe: run } = useLive(begin, `/api/dashboard/klant/${begin.id}`, true)
  const { id, name, spellenfabriek: game } = snapshot
  const reload = () => router.reload()
  if (!game) return null

  return (
    <div className="space-y-5">
      <div className="niet-printen space-y-4">
        <Breadcrumb
          kruimels={[
            { tekst: 'Klanten', href: '/dashboard' },
            { tekst: name, href: `/dashboard/klant/${id}` },
            { tekst: 'Spellenfabriek' },
          ]}
        />
        <h1 className="text-3xl">Spellenfabriek van {name}</h1>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {statusText(game.status)}
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Link href={`/dashboard/klant/spellenfabriek/${id}/rondes`} className="link">
              Rondes en uitslagen
            </Link>
            <Link href={`/dashboard/klant/spellenfabriek/${id}/lobby`} className="knop knop-lak">
              Ga naar spel verzamelpunt
            </Link>
          </div>
        </div>
      </div>
      <GameSettings snapshot={snapshot} spel={game} doe={run} onOpgeslagen={reload} />
      <QrCards snapshot={snapshot} codes={codes} doe={run} dialoog={dialog} onVeranderd={reload} />
      <Rehearsal snapshot={snapshot} spel={game} doe={run} />
      <Dialog dialoog={dialog} />
    </div>
  )
}

Spellenfabriek.layout = inAdmin
