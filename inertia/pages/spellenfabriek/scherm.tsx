import { useEffect } from 'react'
import '~/css/scherm.css'
import { Onthulling } from '~/components/spellenfabriek/onthulling'
import { Schermkamers } from '~/components/spellenfabriek/schermkamers'
import { Schermkop } from '~/components/spellenfabriek/schermkop'
import { Scorebord } from '~/components/spellenfabriek/scorebord'
import { useSpelverbinding } from '~/hooks/use_spelverbinding'
import type { Realtime } from '~/types_live'
import type { Schermsnapshot } from '~/types_scherm'

type Props = { titel: string; snapshot: Schermsnapshot; adres: string; realtime: Realtime }

/** The beamer: one screen without scrolling, to be read from the back of the hall. */
export default function Scherm({ snapshot: begin, adres, realtime }: Props) {
  const { snapshot, badge, verschil, ververs, vervallen } = useSpelverbinding<Schermsnapshot>({
    begin,
    adres,
    spelIdVan: ({ id }) => id,
    realtime,
    authEndpoint: `${adres}/auth`,
    alleenKijken: true,
  })

  /** The link was renewed: the page itself says so. */
  useEffect(() => {
    if (vervallen) window.location.reload()
  }, [vervallen])

  const { status, eindstand, rooms, teams } = snapshot
  if (status === 'finished' && eindstand)
    return (
      <main className="scherm">
        <Onthulling key={snapshot.start} naam={snapshot.name} eindstand={eindstand} />
      </main>
    )
  return (
    <main className="scherm">
      <Schermkop snapshot={snapshot} verschil={verschil} badge={badge} bijNul={ververs} />
      {status !== 'closed' && teams.length > 0 && <Scorebord snapshot={snapshot} />}
      {status === 'started' && rooms.length > 0 && <Schermkamers rooms={rooms} />}
    </main>
  )
}
