import type { ClientOptions } from '#domain/realtime'
import type { Data } from '@generated/data'
import { BigScreen } from '~/live/big_screen/big_screen'
import { Rooms } from './admin_rooms'
import { Announcement } from './announcement'
import { Scores } from './scores'
import { GameControls } from './game_controls'
import { GameStatus } from './game_status'
import { PauseControl } from './pause_control'
import { TeamBoard } from './team_board'
import { TeamsOnline } from './teams_online'
import { useEveningAddresses, useEveningRun } from './use_evening_addresses'
import { ConnectionBadge } from './connection_badge'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { useServerTime } from './use_server_time'
import { useGameConnection } from '~/live/channels/use_game_connection'
import { inAdmin } from '~/layouts/admin_layout'

type CustomerSnapshot = Data.Live.Customers.CustomerSnapshot
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  snapshot: CustomerSnapshot
  screenAddress: string
  realtime: ClientOptions
}

export default function Lobby({ snapshot: begin, screenAddress, realtime }: Props) {
  const dialog = useDialog()
  const { owner, source, settings, authEndpoint } = useEveningAddresses(begin.id)
  const { snapshot, badge, present, clockOffset, refresh, ...live } =
    useGameConnection<CustomerSnapshot>({
      begin,
      source,
      gameIdOf: ({ spellenfabriek }) => spellenfabriek?.id ?? null,
      realtime,
      authEndpoint,
    })
  const run = useEveningRun(live.run)
  const { id, name, teams, spellenfabriek: game } = snapshot
  const now = useServerTime(snapshot.server_tijd, clockOffset)
  if (!game) return null
  const panel = { snapshot, game, run }
  const online = { teams, present, now }
  const playing = game.status === 'started'

  return (
    <div className="space-y-5 max-sm:space-y-3">
      <div className={playing ? 'max-sm:hidden' : undefined}>
        <Breadcrumb
          crumbs={[
            ...(owner ? crumbsOf(id, name) : []),
            { text: owner ? 'Spellenfabriek' : 'QR-codes en instellingen', href: settings },
            { text: 'Verzamelpunt' },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:gap-y-1">
        <Heading
          level={1}
          size="title"
          className={playing ? 'desk-title max-sm:line-clamp-2' : undefined}
        >
          Verzamelpunt van {name}
        </Heading>
        <ConnectionBadge badge={badge} />
      </div>
      <div className={playing ? 'desk' : 'panel lobby-rest'}>
        <section aria-label="Klok" className={playing ? 'panel desk-clock' : undefined}>
          <GameStatus game={game} clockOffset={clockOffset} onZero={refresh} />
          {playing && <PauseControl customerId={id} game={game} run={run} />}
        </section>
        {playing && <TeamBoard {...panel} now={now} />}
        <section aria-label="Bediening" className={playing ? 'panel' : undefined}>
          <GameControls {...panel} dialog={dialog} />
        </section>
        {playing && <Announcement {...panel} />}
      </div>
      {playing && <Rooms {...panel} />}
      {!playing && <TeamsOnline {...online} />}
      {game.ronde !== null && <Scores {...panel} />}
      {playing ? <TeamsOnline {...online} /> : <Announcement {...panel} />}
      <BigScreen {...panel} address={screenAddress} dialog={dialog} />
      <Dialog dialog={dialog} />
    </div>
  )
}

Lobby.layout = inAdmin

const crumbsOf = (customerId: number, name: string) => [
  { text: 'Klanten', href: adminUrlFor('dashboard.index') },
  { text: name, href: adminUrlFor('customer_screen.show', { klantId: customerId }) },
]
