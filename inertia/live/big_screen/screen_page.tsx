import type { ClientOptions } from '#domain/realtime'
import { useEffect } from 'react'
import type { Data } from '@generated/data'
import '~/css/screen.css'
import '~/css/screen_reveal.css'
import { PauseScreen } from './pause_screen'
import { Reveal } from './reveal'
import { ScreenRooms } from './screen_rooms'
import { ScreenHeader } from './screen_header'
import { Scoreboard } from './scoreboard'
import { Shade, useShade } from './shade'
import { useBeat } from './use_beat'
import { standingFrom } from '~/live/game/standings'
import { useGameConnection } from '~/live/channels/use_game_connection'
import { route, urlFor } from '~/wire/routes'

type ScreenSnapshot = Data.Live.BigScreen.ScreenSnapshot

type Props = { title: string; snapshot: ScreenSnapshot; token: string; realtime: ClientOptions }

/** The big screen: one screen without scrolling, readable from the back of the hall. */
export default function Screen({ snapshot: begin, token, realtime }: Props) {
  const live = useGameConnection<ScreenSnapshot>({
    begin,
    source: route('screen.snapshot', { token }),
    gameIdOf: ({ id }) => id,
    realtime,
    authEndpoint: urlFor('screen.channel', { token }),
    viewOnly: true,
  })
  const { lapsed } = live
  const shade = useShade()
  useBeat(token, live.snapshot.status === 'finished')

  /** The link was renewed, and the reloaded page says so. */
  useEffect(() => {
    if (lapsed) window.location.reload()
  }, [lapsed])

  return (
    <main className="screen" data-light={shade.light || undefined}>
      <Scene {...live} />
      <Shade {...shade} />
    </main>
  )
}

type Live = Pick<
  ReturnType<typeof useGameConnection<ScreenSnapshot>>,
  'snapshot' | 'badge' | 'clockOffset' | 'refresh'
>

/** What the hall looks at: the telling of the final scores, a pause, or the game. */
function Scene({ snapshot, badge, clockOffset, refresh }: Live) {
  const { status, eindstand: standings, eindstand_sinds: since, rooms, teams } = snapshot
  if (status === 'finished' && standings)
    return (
      <Reveal
        key={since}
        name={snapshot.name}
        standings={standings.map(standingFrom)}
        order={teams.map(({ team_id }) => team_id)}
        since={since ?? 0}
        clockOffset={clockOffset}
      />
    )
  const header = { snapshot, clockOffset, badge, onZero: refresh }
  if (snapshot.gepauzeerd_sinds !== null) return <PauseScreen {...header} />
  return (
    <>
      <ScreenHeader {...header} />
      {status !== 'closed' && teams.length > 0 && <Scoreboard snapshot={snapshot} />}
      {status === 'started' && rooms.length > 0 && <ScreenRooms rooms={rooms} teams={teams} />}
    </>
  )
}
