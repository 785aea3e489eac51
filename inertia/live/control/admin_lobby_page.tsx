import { BigScreen } from '~/live/big_screen/big_screen'
import { Rooms } from './admin_rooms'
import { Announcement } from './announcement'
import { Scores } from './scores'
import { GameControls } from './game_controls'
import { GameStatus } from './game_status'
import { TeamsOnline } from './teams_online'
import { ConnectionBadge } from './connection_badge'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { useGameConnection } from '~/live/channels/use_game_connection'
import { inAdmin } from '~/layouts/admin_layout'
import type { CustomerSnapshot, Realtime } from '~/live/game/snapshot_types'

type Props = { titel: string; snapshot: CustomerSnapshot; schermadres: string; realtime: Realtime }

export default function Lobby({ snapshot: begin, schermadres: screenAddress, realtime }: Props) {
  const dialog = useDialog()
  const {
    snapshot,
    badge,
    aanwezig: present,
    verschil: clockOffset,
    ververs: refresh,
    doe: run,
  } = useGameConnection<CustomerSnapshot>({
    begin,
    adres: `/api/dashboard/klant/${begin.id}`,
    spelIdVan: ({ spellenfabriek }) => spellenfabriek?.id ?? null,
    realtime,
    authEndpoint: '/broadcasting/auth',
  })
  const { id, name, teams, spellenfabriek: game } = snapshot
  if (!game) return null
  const panel = { snapshot, spel: game, doe: run }

  return (
    <div className="space-y-5">
      <Breadcrumb
        kruimels={[
          { tekst: 'Klanten', href: '/dashboard' },
          { tekst: name, href: `/dashboard/klant/${id}` },
          { tekst: 'Spellenfabriek', href: `/dashboard/klant/spellenfabriek/${id}` },
          { tekst: 'Verzamelpunt' },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Verzamelpunt van {name}</h1>
        <ConnectionBadge badge={badge} />
      </div>
      <section aria-label="Klok en bediening" className="paneel grid gap-6 lg:grid-cols-2">
        <GameStatus spel={game} verschil={clockOffset} bijNul={refresh} />
        <GameControls {...panel} dialoog={dialog} />
      </section>
      <TeamsOnline teams={teams} aanwezig={present} />
      {game.status === 'started' && <Rooms {...panel} />}
      {game.ronde !== null && <Scores {...panel} />}
      <Announcement {...panel} />
      <BigScreen {...panel} adres={screenAddress} dialoog={dialog} />
      <Dialog dialoog={dialog} />
    </div>
  )
}

Lobby.layout = inAdmin
