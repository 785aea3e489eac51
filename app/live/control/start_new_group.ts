import { endAccessBy } from '#app/live/channels/access'
import { once } from '#app/live/control/once'
import { closeRound, participation } from '#app/live/control/play_round'
import type { ChangingGame } from '#app/live/game/change_game'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { freshToken } from '#app/core/tokens'
import { mayChangeGroup, type Status } from '#domain/live/game/game_flow'
import { err, ok, type Result } from '#domain/result'
import Team from '#models/live/team'

export type NewGroup = {
  /** The number of the group on the screen, so that presses on two screens make one new group. */
  readonly group: number
  readonly renewCodes: boolean
  readonly seen?: Status | null
  readonly key?: string | null
}

/**
 * Hands the evening to the next group: names are free again, scores and announcement are cleared,
 * and new codes log out the phones of the group before. Rounds that were played stay as they were;
 * one whose final scores are still shown is closed.
 */
export async function startNewGroup(
  spellenfabriekId: number,
  { key, ...press }: NewGroup
): Promise<Result<void, GameRefusal>> {
  let replaced: readonly string[] = []
  const started = await once(spellenfabriekId, key, async (game) => {
    const allowed = mayStart(game, press)
    if (!allowed.ok) return allowed
    if (game.state.game.status === 'finished') await closeShownRound(game)
    replaced = await freeTeams(game, press)
    await turnOver(game, press)
    return ok(undefined)
  })
  if (started.ok) await Promise.all(replaced.map(endAccessBy))
  return started
}

function mayStart(
  { state }: ChangingGame,
  { group, seen }: Pick<NewGroup, 'group' | 'seen'>
): Result<void, GameRefusal> {
  const { status, groupNumber } = state.game
  if (groupNumber !== group) return err({ type: 'other_group' })
  const allowed = mayChangeGroup(status)
  if (!allowed.ok) return allowed
  return !seen || seen === status
    ? ok(undefined)
    : err({ type: 'wrong_status', status, action: 'stoplobby' })
}

async function closeShownRound(game: ChangingGame) {
  await closeRound(game)
  game.state.game.status = 'closed'
  await game.report('SpellenFabriekStatus', 'stoplobby', participation(game.state))
}

/**
 * Teams that stand aside are freed too: they may take part again.
 *
 * @returns the codes that no longer work
 */
async function freeTeams({ trx, state }: ChangingGame, { renewCodes }: Press): Promise<string[]> {
  const teams = await Team.query({ client: trx }).where('customer_id', state.game.customerId)
  const old = teams.map(({ apiToken }) => apiToken)
  for (const team of teams) {
    team.merge({ customName: null, heardAt: null })
    if (renewCodes) team.apiToken = freshToken()
    await team.save()
  }
  return renewCodes ? old : []
}

async function turnOver(game: ChangingGame, { renewCodes }: Press) {
  const { trx, state, now } = game
  const { game: row, teams } = state
  row.useTransaction(trx).merge({
    groupNumber: row.groupNumber + 1,
    announcement: null,
    announcedAt: null,
    ...(renewCodes && { codesRenewedAt: now, cardsPrinted: 0 }),
  })
  await row.save()
  const data = renewCodes ? { codes: teams.length } : {}
  await game.report('SpellenFabriekTeamChange', 'new_group', data)
}

type Press = Omit<NewGroup, 'key'>
