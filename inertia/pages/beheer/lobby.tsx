import { BigScreen } from '~/components/beheer/groot_scherm'
import { Rooms } from '~/components/beheer/kamers'
import { Announcement } from '~/components/beheer/mededeling'
import { Scores } from '~/components/beheer/scores'
import { GameControls } from '~/components/beheer/spelbediening'
import { GameStatus } from '~/components/beheer/spelstatus'
import { TeamsOnline } from '~/components/beheer/teams_online'
import { ConnectionBadge } from '~/components/beheer/verbindingsbadge'
import { Dialog } from '~/components/spelen/dialoog'
import { Breadcrumb } from '~/components/ui/kruimelpad'
import { useDialog } from '~/hooks/use_dialoog'
import { useGameConnection } from '~/hooks/use_spelverbinding'
import { inAdmin } from '~/layouts/beheer'
import type { CustomerSnapshot, Realtime } from '~/types_live'

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
