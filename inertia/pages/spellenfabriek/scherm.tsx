import { useEffect } from 'react'
import '~/css/scherm.css'
import { Reveal } from '~/components/spellenfabriek/onthulling'
import { ScreenRooms } from '~/components/spellenfabriek/schermkamers'
import { ScreenHeader } from '~/components/spellenfabriek/schermkop'
import { Scoreboard } from '~/components/spellenfabriek/scorebord'
import { useGameConnection } from '~/hooks/use_spelverbinding'
import type { Realtime } from '~/types_live'
import type { ScreenSnapshot } from '~/types_scherm'

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
