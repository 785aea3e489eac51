/** What an evening is set up with; times in minutes. */
export type Setup = {
  readonly teams: number
  readonly duration: number
  /** The estimates of the rooms that take part. */
  readonly estimates: readonly number[]
  /** For how many teams cards were printed the last time; 0 when never. */
  readonly cards: number
}

export type SetupWarning =
  | { readonly type: 'more_teams_than_rooms'; readonly waiting: number }
  | { readonly type: 'longer_than_the_time'; readonly minutes: number }
  | { readonly type: 'cards_without_team'; readonly from: number; readonly to: number }

/**
 * What is allowed and may still surprise the hall. A game without rooms is warned about elsewhere: it
 * cannot start.
 */
export function setupWarnings(setup: Setup): SetupWarning[] {
  const { teams, duration, estimates, cards } = setup
  const minutes = estimates.reduce((total, estimate) => total + estimate, 0)
  const found: SetupWarning[] = []
  if (estimates.length > 0 && teams > estimates.length)
    found.push({ type: 'more_teams_than_rooms', waiting: teams - estimates.length })
  if (minutes > duration) found.push({ type: 'longer_than_the_time', minutes })
  if (cards > teams) found.push({ type: 'cards_without_team', from: teams + 1, to: cards })
  return found
}
