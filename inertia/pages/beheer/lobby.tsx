import { GrootScherm } from '~/components/beheer/groot_scherm'
import { Kamers } from '~/components/beheer/kamers'
import { Mededeling } from '~/components/beheer/mededeling'
import { Scores } from '~/components/beheer/scores'
import { Spelbediening } from '~/components/beheer/spelbediening'
import { Spelstatus } from '~/components/beheer/spelstatus'
import { TeamsOnline } from '~/components/beheer/teams_online'
import { Verbindingsbadge } from '~/components/beheer/verbindingsbadge'
import { Dialoog } from '~/components/spelen/dialoog'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { useDialoog } from '~/hooks/use_dialoog'
import { useSpelverbinding } from '~/hooks/use_spelverbinding'
import { inBeheer } from '~/layouts/beheer'
import type { Klantsnapshot, Realtime } from '~/types_live'

type Props = { titel: string; snapshot: Klantsnapshot; schermadres: string; realtime: Realtime }

export default function Lobby({ snapshot: begin, schermadres, realtime }: Props) {
  const dialoog = useDialoog()
  const { snapshot, badge, aanwezig, verschil, ververs, doe } = useSpelverbinding<Klantsnapshot>({
    begin,
    adres: `/api/dashboard/klant/${begin.id}`,
    spelIdVan: ({ spellenfabriek }) => spellenfabriek?.id ?? null,
    realtime,
    authEndpoint: '/broadcasting/auth',
  })
  const { id, name, teams, spellenfabriek: spel } = snapshot
  if (!spel) return null
  const paneel = { snapshot, spel, doe }

  return (
    <div className="space-y-5">
      <Kruimelpad
        kruimels={[
          { tekst: 'Klanten', href: '/dashboard' },
          { tekst: name, href: `/dashboard/klant/${id}` },
          { tekst: 'Spellenfabriek', href: `/dashboard/klant/spellenfabriek/${id}` },
          { tekst: 'Verzamelpunt' },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Verzamelpunt van {name}</h1>
        <Verbindingsbadge badge={badge} />
      </div>
      <section aria-label="Klok en bediening" className="paneel grid gap-6 lg:grid-cols-2">
        <Spelstatus spel={spel} verschil={verschil} bijNul={ververs} />
        <Spelbediening {...paneel} dialoog={dialoog} />
      </section>
      <TeamsOnline teams={teams} aanwezig={aanwezig} />
      {spel.status === 'started' && <Kamers {...paneel} />}
      {spel.ronde !== null && <Scores {...paneel} />}
      <Mededeling {...paneel} />
      <GrootScherm {...paneel} adres={schermadres} dialoog={dialoog} />
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

Lobby.layout = inBeheer
