import { formatClockTime } from '#domain/dutch_time'
import { Panel } from '~/admin/shell/panel'
import { TeamName } from './team_name'
import type { CustomerTeam } from './game_panel'
import { Icon } from '~/ui/icon'

type Props = {
  teams: readonly CustomerTeam[]
  present: readonly { readonly id: string }[]
  /** The server's clock, in milliseconds since 1970. */
  now: number
}

/** The present teams. A team with three phones is listed once. */
export function TeamsOnline({ teams, present, now }: Props) {
  const members = new Set(present.map(({ id }) => id))
  const isOnline = ({ id }: CustomerTeam) => members.has(`team-${id}`)
  return (
    <Panel title={`Teams online: ${teams.filter(isOnline).length} van ${teams.length}`}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {teams.map((team) => (
          <li
            key={team.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-3 border-b border-line-soft py-1.5"
          >
            <TeamName team={team} />
            {isOnline(team) ? (
              <span className="inline-flex items-center gap-1.5 font-semibold text-moss">
                <Icon name="checkmark" /> online
              </span>
            ) : (
              <span className="text-soft">niet online</span>
            )}
            <LastUpdate team={team} />
            <Silence heardAt={team.gehoord_om} now={now} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/**
 * How long nobody of the team was heard, once that is longer than the time between two calls of a
 * phone.
 */
function Silence({ heardAt, now }: { heardAt: number | null; now: number }) {
  const minutes = heardAt === null ? 0 : Math.floor((now - heardAt) / 60_000)
  if (minutes < 1) return null
  return (
    <span className="col-span-2 text-sm font-semibold">
      Al {minutes === 1 ? '1 minuut' : `${minutes} minuten`} niets gehoord
    </span>
  )
}

function LastUpdate({ team }: { team: CustomerTeam }) {
  const moments = [team, ...team.voortgang].flatMap(({ updated_at: at }) => at ?? [])
  const last = [...moments].sort((one, other) => Date.parse(other) - Date.parse(one))[0]
  if (!last) return null
  return (
    <span className="col-span-2 text-sm text-soft">
      Laatste update{' '}
      <time dateTime={last} className="tabular-nums">
        {formatClockTime(last)}
      </time>
    </span>
  )
}
