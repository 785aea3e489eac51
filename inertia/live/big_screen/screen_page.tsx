import { useEffect } from 'react'
import '~/css/screen.css'
import { Reveal } from './reveal'
import { ScreenRooms } from './screen_rooms'
import { ScreenHeader } from './screen_header'
import { Scoreboard } from './scoreboard'
import { useGameConnection } from '~/live/channels/use_game_connection'
import type { Realtime } from '~/live/game/snapshot_types'
import type { ScreenSnapshot } from './screen_types'

type Props = { titel: string; snapshot: ScreenSnapshot; adres: string; realtime: Realtime }

/** The beamer: one screen without scrolling, to be read from the back of the hall. */
export default function Screen({ snapshot: begin, adres: address, realtime }: Props) {
  const {
    snapshot,
    badge,
    verschil: clockOffset,
    ververs: refresh,
    vervallen: lapsed,
  } = useGameConnection<ScreenSnapshot>({
    begin,
    adres: address,
    spelIdVan: ({ id }) => id,
    realtime,
    authEndpoint: `${address}/auth`,
    alleenKijken: true,
  })

  /** The link was renewed: the page itself says so. */
  useEffect(() => {
    if (lapsed) window.location.reload()
  }, [lapsed])

  const { status, eindstand: finalState, rooms, teams } = snapshot
  if (status === 'finished' && finalState)
    return (
      <main className="scherm">
        <Reveal key={snapshot.start} naam={snapshot.name} eindstand={finalState} />
      </main>
    )
  return (
    <main className="scherm">
      <ScreenHeader snapshot={snapshot} verschil={clockOffset} badge={badge} bijNul={refresh} />
      {status !== 'closed' && teams.length > 0 && <Scoreboard snapshot={snapshot} />}
      {status === 'started' && rooms.length > 0 && <ScreenRooms rooms={rooms} />}
    </main>
  )
}
