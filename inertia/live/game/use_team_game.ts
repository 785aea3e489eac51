import type { Data } from '@generated/data'
import type { ClientOptions } from '#domain/realtime'
import { useEffect } from 'react'
import { useCountdown } from './use_countdown'
import { useDialog } from '~/ui/hooks/use_dialog'
import { draftName, eraseDraft } from '~/ui/hooks/use_draft'
import { useTeamTaps } from './use_team_taps'
import { useGameConnection } from '~/live/channels/use_game_connection'
import { asPaperScore } from '#domain/live/paper_scores'
import { takeOver } from '#domain/live/game/news'
import { rulesFrom } from '~/live/rooms/score_rules'
import { route, urlFor } from '~/wire/routes'

type TeamSnapshot = Data.Live.Game.TeamSnapshot
type TeamRoom = Data.Live.Game.TeamRoom

const NO_CLOCK: Pick<Data.Live.Game.Clock, 'status' | 'eindtijd' | 'gepauzeerd_sinds'> = {
  status: 'closed',
  eindtijd: null,
  gepauzeerd_sinds: null,
}

/** The live game as one phone of a team plays it. */
export function useTeamGame(begin: TeamSnapshot, realtime: ClientOptions) {
  const dialog = useDialog()
  const live = useGameConnection<TeamSnapshot>({
    begin,
    source: route('team.snapshot'),
    gameIdOf: ({ spellenfabriek }) => spellenfabriek?.id ?? null,
    realtime,
    authEndpoint: urlFor('channel.store'),
    takeOver,
  })
  const { snapshot, run, doReliably, clockOffset } = live
  const game = snapshot.spellenfabriek
  const clock = useCountdown(game ?? NO_CLOCK, clockOffset, () => void run(route('team.timeout')))
  useDraftCleanup(snapshot)
  const taps = useTeamTaps(doReliably, dialog)
  const inside = snapshot.occupied.find(({ team_id }) => team_id === snapshot.team.id)
  const room = game?.rooms.find(({ id }) => id === inside?.spellenfabriek_room_id) ?? null

  return {
    ...live,
    game,
    clock,
    dialog,
    /** The room where the team is. */
    room,
    ...taps,
  }
}

/** Deletes the drafts of rooms that were solved, on whichever phone. */
function useDraftCleanup({ team, spellenfabriek: game }: TeamSnapshot) {
  useEffect(() => {
    for (const { room, antwoord: answer } of team.voortgang)
      if (answer === 1) eraseDraft(draftName(team.id, game?.start ?? null, room.id))
  }, [team, game?.start])
}

export type TeamGame = ReturnType<typeof useTeamGame>

/** What a team used in a room, for the rules of `domain/live/game/room_points.ts`. */
export function usageOf({ snapshot }: Pick<TeamGame, 'snapshot'>, roomId: number) {
  const progress = snapshot.team.voortgang.find(({ room }) => room.id === roomId)
  return {
    wrongCount: progress?.aantal_fout ?? 0,
    hint1: progress?.hint1 === 1,
    hint2: progress?.hint2 === 1,
    hint3: progress?.hint3 === 1,
    done: progress?.antwoord === 1,
    points: progress?.points ?? 0,
  }
}

/** Whether the answer of a room was told to the team, which so did not solve it. */
export function isShown(view: Pick<TeamGame, 'snapshot' | 'game'>, room: TeamRoom): boolean {
  const { done: answer, ...used } = usageOf(view, room.id)
  const hint3Counts = view.game?.hint3_telt ?? 1
  return asPaperScore({ answer, ...used }, rulesFrom(room), hint3Counts).outcome === 'shown'
}
