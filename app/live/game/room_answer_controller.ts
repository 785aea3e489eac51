import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import { answerRoom, reportMistake, showRoomAnswer } from '#app/live/game/room_moves'
import { replyToTeam, showFreshToTeam } from '#app/live/game/reply_to_team'
import { playerInGame } from '#app/live/teams/team_access'
import { answerValidator, mistakeValidator } from '#app/live/game/move_validator'
import { EMPTY_ANSWER } from '#app/live/game/game_refusal'

/** The answer to a room's question. */
export default class RoomAnswerController {
  /** Judges what was typed; 0 points without a text asks to be shown the answer. */
  async store(ctx: HttpContext) {
    const {
      roomid: roomId,
      points,
      antwoord: answer,
    } = await ctx.request.validateUsing(answerValidator)
    const player = playerInGame(ctx.speler)
    if (answer === undefined && points === 0)
      return replyToTeam(ctx, await showRoomAnswer(player, roomId))
    if (!answer?.trim()) throw new FieldRefused('antwoord', EMPTY_ANSWER)

    const assessment = await answerRoom(player, roomId, answer)
    if (!assessment.ok || assessment.value.juist) {
      if (
        assessment.ok &&
        assessment.value.juist &&
        points !== undefined &&
        points !== assessment.value.punten
      )
        ctx.logger.info({ points, punten: assessment.value.punten }, 'a page counted other points')
      return replyToTeam(ctx, assessment)
    }
    const snapshot = await showFreshToTeam(ctx.speler)
    const message = `Het antwoord '${answer.trim()}' is fout...`
    return ctx.response.status(422).json({ message, errors: { antwoord: [message] }, snapshot })
  }

  /** A wrong answer that the page judged by itself. */
  async fout(ctx: HttpContext) {
    const { roomid: roomId, antwoord: answer } = await ctx.request.validateUsing(mistakeValidator)
    return replyToTeam(
      ctx,
      await reportMistake(playerInGame(ctx.speler), roomId, answer ?? undefined)
    )
  }
}
