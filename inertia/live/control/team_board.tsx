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
  count === 1 ? '1 team heeft je misschien nodig' : `${count} teams hebben je misschien nodig`

function Row({ followed }: { followed: FollowedTeam }) {
  const { team, index, name, room, mistakes, hints, ready, urgency } = followed
  return (
    <li className={`board-row board-${urgency}`}>
      <TeamSign index={index} className="size-7" />
      <p className="min-w-0">
        <strong className="wrap-anywhere">{teamName(team)}</strong>
        <span className="block text-sm leading-snug text-soft">
          {ready ? 'Alles opgelost' : (name ?? 'In geen kamer')}
          {mistakes > 0 && `, ${mistakes} fout`}
          {hints > 0 && `, ${hints} ${hints === 1 ? 'hint' : 'hints'}`}
        </span>
      </p>
      <p className="text-right leading-snug">
        {room && (
          <span className={`board-minutes board-mark-${followed.pace}`}>
            {followed.pace !== 'calm' && <Icon name="exclamation" className="size-4" />}
            {Math.floor(room.minutes)} <span aria-hidden="true">/ {room.estimate}</span> min
            <span className="sr-only">
              {' '}
              in de kamer, geschat {room.estimate}
              {WORDS[followed.pace]}
            </span>
          </span>
        )}
        {!ready && <Heard followed={followed} />}
      </p>
    </li>
  )
}

const WORDS: Readonly<Record<Urgency, string>> = {
  calm: '',
  late: ', loopt uit',
  stuck: ', zit vast',
}

/** How long ago a phone of the team was heard. */
function Heard({ followed: { silence, quiet } }: { followed: FollowedTeam }) {
  const minutes = Math.floor(silence ?? 0)
  return (
    <span className={`block text-sm ${quiet === 'calm' ? 'text-soft' : `board-mark-${quiet}`}`}>
      {silence === null
        ? 'nog niet gehoord'
        : minutes < 1
          ? 'net gehoord'
          : `${minutes} min niets gehoord`}
    </span>
  )
}
