import type { ClientOptions } from '#domain/realtime'
import { useEffect } from 'react'
import type { Data } from '@generated/data'
import '~/css/screen.css'
import { Reveal } from './reveal'
import { ScreenRooms } from './screen_rooms'
import { ScreenHeader } from './screen_header'
import { Scoreboard } from './scoreboard'
import { standingFrom } from '~/live/game/standings'
import { useGameConnection } from '~/live/channels/use_game_connection'
import { route, urlFor } from '~/wire/routes'

type ScreenSnapshot = Data.Live.BigScreen.ScreenSnapshot

type Props = { title: string; snapshot: ScreenSnapshot; token: string; realtime: ClientOptions }

/** The big screen: one screen without scrolling, readable from the back of the hall. */
export default function Screen({ snapshot: begin, token, realtime }: Props) {
  const { snapshot, badge, clockOffset, refresh, lapsed } = useGameConnection<ScreenSnapshot>({
    begin,
    source: route('screen.snapshot', { token }),
    gameIdOf: ({ id }) => id,
    realtime,
    authEndpoint: urlFor('screen.channel', { token }),
    viewOnly: true,
  })

  /** The link was renewed, and the reloaded page says so. */
  useEffect(() => {
    if (lapsed) window.location.reload()
  }, [lapsed])

  const { status, eindstand: finalStandings, rooms, teams } = snapshot
  if (status === 'finished' && finalStandings)
    return (
      <main className="screen">
        <Reveal
          key={snapshot.start}
          name={snapshot.name}
          standings={finalStandings.map(standingFrom)}
        />
      </main>
    )
  return (
    <main className="screen">
      <ScreenHeader snapshot={snapshot} clockOffset={clockOffset} badge={badge} onZero={refresh} />
      {status !== 'closed' && teams.length > 0 && <Scoreboard snapshot={snapshot} />}
      {status === 'started' && rooms.length > 0 && <ScreenRooms rooms={rooms} />}
    </main>
  )
}
