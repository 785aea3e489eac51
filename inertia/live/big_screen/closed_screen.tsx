import { FarTown } from './street/far_town'
import { Fit } from './fit'
import type { ScreenHeaderProps } from './screen_header'
import { NightSky } from './street/night_sky'
import { Street } from './street/street'
import { statusText } from '~/live/game/status_text'
import { Heading } from '~/ui/heading'

type Props = Pick<ScreenHeaderProps, 'snapshot'>

/** The screen before the evening and after it: the street at night, with all its doors shut. */
export function ClosedScreen({ snapshot }: Props) {
  const { name, status, teams, rooms, tijdsduur: minutes, mededeling: announcement } = snapshot
  return (
    <section aria-label="De deuren zijn dicht" className="screen-closed">
      <NightSky />
      <FarTown />
      <p className="screen-spot">De deuren zijn dicht</p>
      <Heading level={1} size="screen">
        <Fit className="screen-closed-name">{name}</Fit>
      </Heading>
      <p className="screen-facts">
        <span>{counted(teams.length, 'team', 'teams')}</span>
        <span>{counted(rooms.length, 'kamer', 'kamers')}</span>
        <span>{counted(minutes, 'minuut', 'minuten')}</span>
      </p>
      {announcement && (
        <p className="screen-announcement">
          <Fit>{announcement}</Fit>
        </p>
      )}
      <p className="sr-only">{statusText(status)}</p>
      <Street rooms={rooms} teams={teams} status={status} size="scene" />
    </section>
  )
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
