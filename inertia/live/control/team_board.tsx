import type { Urgency } from '#domain/live/control/urgency'
import { followedTeams, type FollowedTeam } from './followed_teams'
import type { GamePanel } from './game_panel'
import { Panel } from '~/admin/shell/panel'
import { teamName } from '~/live/game/team_words'
import { TeamSign } from '~/live/teams/team_sign'
import { Icon } from '~/ui/icon'

type Props = GamePanel & {
  /** The server's clock, in milliseconds since 1970. */
  now: number
}

/** Every team with its room and what it needs, the most urgent one first. */
export function TeamBoard({ now, ...panel }: Props) {
  const teams = followedTeams(panel, now)
  const urgent = teams.filter(({ urgency }) => urgency !== 'calm').length
  return (
    <Panel title={urgent === 0 ? 'Alle teams gaan lekker' : inAttention(urgent)} className="board">
      <ol aria-label="Teams, wie je nodig heeft eerst">
        {teams.map((one) => (
          <Row key={one.team.id} followed={one} />
        ))}
      </ol>
    </Panel>
  )
}

const inAttention = (count: number) =>
  count === 1 ? 'Kijk even bij 1 team' : `Kijk even bij ${count} teams`

function Row({ followed }: { followed: FollowedTeam }) {
  const { team, index, mistakes, hints, ready, silence, urgency } = followed
  return (
    <li className={`board-row board-${urgency}`}>
      <TeamSign index={index} className="size-7" />
      <div>
        <p>
          <strong className="min-w-0 text-balance wrap-anywhere">{teamName(team)}</strong>
          <Minutes followed={followed} />
        </p>
        <p className="text-sm">
          <span className="min-w-0 text-soft">
            {whereabouts(followed)}
            {mistakes > 0 && `, ${mistakes} fout`}
            {hints > 0 && `, ${hints} ${hints === 1 ? 'hint' : 'hints'}`}
          </span>
          {!ready && silence !== null && <Heard silence={silence} quiet={followed.quiet} />}
        </p>
      </div>
    </li>
  )
}

function whereabouts({ ready, silence, name }: FollowedTeam): string {
  if (ready) return 'Alle kamers klaar'
  return name ?? (silence === null ? 'Nog niet gezien' : 'In geen kamer')
}

/** How long the team is in its room, beside the estimated time of that room. */
function Minutes({ followed: { room, pace } }: { followed: FollowedTeam }) {
  if (!room) return null
  return (
    <span className={`board-minutes board-mark-${pace}`}>
      {pace !== 'calm' && <Icon name="exclamation" className="size-4" />}
      {Math.floor(room.minutes)} <span aria-hidden="true">/ {room.estimate}</span> min
      <span className="sr-only">
        {' '}
        in de kamer, geschat {room.estimate}
        {WORDS[pace]}
      </span>
    </span>
  )
}

const WORDS: Readonly<Record<Urgency, string>> = {
  calm: '',
  late: ', loopt uit',
  stuck: ', zit vast',
}

/** How long ago a phone of the team was heard. */
function Heard({ silence, quiet }: { silence: number; quiet: Urgency }) {
  const minutes = Math.floor(silence)
  return (
    <span className={`whitespace-nowrap ${quiet === 'calm' ? 'text-soft' : `board-mark-${quiet}`}`}>
      {minutes < 1 ? 'net gehoord' : `${minutes} min stil`}
    </span>
  )
}
