import type { HttpContext } from '@adonisjs/core/http'
import { answerRoom, reportMistake, showRoomAnswer } from '#app/live/game/room_moves'
import { replyToTeam, snapshotForTeam } from '#app/live/game/reply_to_team'
import { playerInGame } from '#app/live/teams/team_access'
import { answerValidator, mistakeValidator } from '#app/live/game/move_validator'
import RefusedAnswerTransformer, {
  type RefusedAnswer,
} from '#app/live/game/refused_answer_transformer'

export default class RoomAnswerController {
  /** Judges a typed answer; 0 points without a text asks to see the answer. */
  async store(ctx: HttpContext) {
    const {
      roomid: roomId,
      points,
      antwoord: answer,
    } = await ctx.request.validateUsing(answerValidator)
    const player = playerInGame(ctx.player)
    if (answer === undefined && points === 0)
      return replyToTeam(ctx, await showRoomAnswer(player, roomId))
    if (!answer?.trim()) return refuseAnswer(ctx, { type: 'empty_answer' })

    const assessment = await answerRoom(player, roomId, answer)
    if (!assessment.ok || assessment.value.correct) {
      if (
        assessment.ok &&
        assessment.value.correct &&
        points !== undefined &&
        points !== assessment.value.points
      )
        ctx.logger.info({ points, punten: assessment.value.points }, 'a page counted other points')
      return replyToTeam(ctx, assessment)
    }
    const { cost, repeated } = assessment.value
    return refuseAnswer(ctx, { type: 'wrong_answer', answer, cost, repeated })
  }

  /** Counts a wrong answer that the page judged by itself. */
  async wrong(ctx: HttpContext) {
    const { roomid: roomId, antwoord: answer } = await ctx.request.validateUsing(mistakeValidator)
    return replyToTeam(
      ctx,
      await reportMistake(playerInGame(ctx.player), roomId, answer ?? undefined)
    )
  }
}

async function refuseAnswer(ctx: HttpContext, refused: RefusedAnswer) {
  const snapshot = await snapshotForTeam(ctx.player)
  const answer = new RefusedAnswerTransformer(refused).toObject()
  return ctx.response.status(422).json({ ...answer, snapshot })
}
