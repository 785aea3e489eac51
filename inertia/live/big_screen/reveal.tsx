import { hasLongName, pageOf } from '#domain/live/big_screen/board_layout'
import { isCrowded, layTier, listedAtOnce } from '#domain/live/big_screen/reveal_layout'
import { podium, PODIUM, revealOrder, type Tier } from '#domain/live/big_screen/reveal_order'
import type { CSSProperties } from 'react'
import { Confetti } from './confetti'
import { Fit } from './fit'
import { Podium } from './podium'
import { useReveal } from './use_reveal'
import { useTurns } from './use_turns'
import type { Standing } from '~/live/big_screen/standings'
import { inPoints } from '~/live/game/team_words'
import { TeamSign, teamColour } from '~/live/teams/team_sign'
import { Heading } from '~/ui/heading'

type Props = {
  name: string
  standings: Standing[]
  /** The ids of the teams in the order of their cards, which decides their signs. */
  order: readonly number[]
  since: number
  clockOffset: number
}

/** The final scores, revealed from the last place up, with the podium at the end. */
export function Reveal({ name, standings, order, since, clockOffset }: Props) {
  const tiers = revealOrder(standings)
  const { told, over, again } = useReveal(since, tiers.length, clockOffset)
  const now = tiers[told - 1]
  const signOf = (teamId: number) => Math.max(0, order.indexOf(teamId))
  return (
    <section aria-label="De eindstand" className="screen-reveal">
      <Heading level={1} size="screen">
        <Fit className="screen-reveal-title">De eindstand van {name}</Fit>
      </Heading>
      <div aria-live="polite" className="screen-stage">
        {over ? (
          <Podium tiers={podium(standings)} signOf={signOf} />
        ) : now ? (
          <Now key={now.rank} tier={now} signOf={signOf} />
        ) : (
          <p className="screen-question">Wie heeft er gewonnen?</p>
        )}
      </div>
      {(over || !now || !layTier(now.teams.length).alone) && (
        <Rest
          {...(over
            ? { teams: standings.filter(({ rank }) => rank > PODIUM), inTurns: true }
            : { teams: toldEarlier(standings, tiers, told), inTurns: false })}
          most={standings.filter(({ rank }) => rank > 1).length}
          {...listOf(standings, over)}
          signOf={signOf}
        />
      )}
      {over ? (
        <button type="button" onClick={again} className="screen-again">
          Nog eens vertellen
        </button>
      ) : (
        <span key={told} className="screen-suspense" />
      )}
      {over && <Confetti />}
    </section>
  )
}

/** How the list below the stage, or below the podium, is laid out. */
function listOf(standings: Standing[], over: boolean) {
  const isLong = hasLongName(standings.map(({ name }) => name))
  const standing = standings.filter(({ rank }) => rank <= PODIUM).length
  return { isLong, atOnce: listedAtOnce(isLong, over && isCrowded(standing)) }
}

/** The revealed teams that are not on the stage now, the best first. */
function toldEarlier(standings: Standing[], tiers: Tier<Standing>[], told: number) {
  const earlier = new Set(tiers.slice(0, Math.max(0, told - 1)).map(({ rank }) => rank))
  return standings.filter(({ rank }) => earlier.has(rank))
}

type Signed = { signOf: (teamId: number) => number }

function Now({ tier: { rank, teams }, signOf }: Signed & { tier: Tier<Standing> }) {
  const { columns, rows } = layTier(teams.length)
  return (
    <div className="screen-now" style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
      <p className="screen-spot">{rank}e plaats</p>
      <div className="screen-winners" data-many={teams.length > 1 || undefined}>
        {teams.map((team) => (
          <p key={team.teamId} className="screen-winner">
            <TeamSign index={signOf(team.teamId)} className="screen-sign" />
            <Fit className="screen-name">{team.name}</Fit>
          </p>
        ))}
      </div>
      <p className="screen-points">
        {teams.length > 1 && 'ieder '}
        {inPoints(teams[0]?.points ?? 0)}
      </p>
    </div>
  )
}

type RestProps = Signed & {
  teams: Standing[]
  /** The most teams that this list will have. */
  most: number
  isLong: boolean
  atOnce: number
  /** Whether all are shown, as many as fit at a time; else the best of them. */
  inTurns: boolean
}

function Rest({ teams, most, isLong, atOnce, inTurns, signOf }: RestProps) {
  const pages = inTurns ? Math.max(1, Math.ceil(teams.length / atOnce)) : 1
  const turn = useTurns(pages)
  const shown = pageOf(teams, pages, turn).slice(0, atOnce)
  /** The list keeps its height while it fills, so that the stage stays where it is. */
  const listed = inTurns ? Math.ceil(teams.length / pages) : Math.min(most, atOnce)
  const columns = listed > 1 ? 2 : 1
  if (listed === 0) return null
  return (
    <ol
      aria-label="De andere plaatsen"
      className="screen-teams screen-rest"
      data-long={isLong || undefined}
      style={{ '--columns': columns, '--rows': Math.ceil(listed / columns) } as CSSProperties}
    >
      {shown.map(({ teamId, rank, name, points }) => (
        <li key={teamId} style={{ '--team': teamColour(signOf(teamId)) } as CSSProperties}>
          <span className="screen-place">{rank}</span>
          <TeamSign index={signOf(teamId)} className="screen-sign" />
          <Fit className="screen-name">{name}</Fit>
          <span className="screen-points">{points}</span>
        </li>
      ))}
    </ol>
  )
}
