import type { ClientOptions } from '#domain/realtime'
import { useEffect } from 'react'
import type { Data } from '@generated/data'
import '~/css/screen.css'
import '~/css/screen_street.css'
import '~/css/screen_reveal.css'
import { layBoard } from '#domain/live/big_screen/board_layout'
import { ClosedScreen } from './closed_screen'
import { LostLine } from './lost_line'
import { PauseScreen } from './pause_screen'
import { Reveal } from './reveal'
import { ScreenHeader } from './screen_header'
import { Scoreboard } from './scoreboard'
import { Shade, useShade } from './shade'
import { Street } from './street/street'
import { useBeat } from './use_beat'
import { standingFrom } from '~/live/big_screen/standings'
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
      <LostLine badge={live.badge} />
      <Shade {...shade} />
    </main>
  )
}

type Live = Pick<
  ReturnType<typeof useGameConnection<ScreenSnapshot>>,
  'snapshot' | 'clockOffset' | 'refresh'
>

/** What the hall looks at: the telling of the final scores, a pause, the shut street, or the game. */
export function Scene({ snapshot, clockOffset, refresh }: Live) {
  const { status, eindstand: standings, eindstand_sinds: since, teams } = snapshot
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
  if (status === 'closed') return <ClosedScreen snapshot={snapshot} />
  const header = { snapshot, clockOffset, onZero: refresh }
  if (snapshot.gepauzeerd_sinds !== null) return <PauseScreen {...header} />
  return (
    <>
      <ScreenHeader {...header} />
      {teams.length > 0 && <Scoreboard snapshot={snapshot} />}
      <Street {...snapshot} size={layBoard(teams.map(({ naam: name }) => name)).street} />
    </>
  )
}
