import { useEffect } from 'react'
import type { TeamGame } from './use_team_game'
import { teamName } from './team_words'
import { Title } from './title'
import { TeamSign } from '~/live/teams/team_sign'

export const LOOK_AT_SCREEN = 'Kijk naar het grote scherm'
/**
 * A phone that does not hear the scores asks for them a little later; the delay differs per phone.
 */
const SPREAD_MS = { after: 500, most: 1_500 } as const

/** The scene while the big screen tells the final scores, which the phones do not know. */
export function WatchScreen({ game }: { game: TeamGame }) {
  const { snapshot, clockOffset, refresh } = game
  const { eindstand_om: moment } = snapshot

  useEffect(() => {
    if (moment === null) return
    const spread = SPREAD_MS.after + Math.random() * SPREAD_MS.most
    const waitMs = Math.max(0, moment - Date.now() - clockOffset) + spread
    const timer = setTimeout(() => void refresh(), waitMs)
    return () => clearTimeout(timer)
  }, [moment, clockOffset, refresh])

  const index = snapshot.teams.findIndex(({ id }) => id === snapshot.team.id)
  return (
    <div className="pt-10 text-center">
      <Title large>{LOOK_AT_SCREEN}</Title>
      <p role="status" className="mt-5 text-xl">
        Daar wordt de eindstand verteld. Straks staat hij ook hier.
      </p>
      <p className="mt-8 grid justify-items-center gap-2 font-semibold wrap-anywhere">
        <TeamSign index={Math.max(0, index)} className="size-24" />
        Dit teken hoort bij {teamName(snapshot.team)}.
      </p>
    </div>
  )
}
