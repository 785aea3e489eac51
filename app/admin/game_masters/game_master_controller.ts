import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { gameMasterValidator } from '#app/admin/game_masters/game_master_validator'
import { inviteGameMaster, withdrawGameMaster } from '#app/admin/game_masters/manage_game_masters'
import { expectPassword } from '#app/admin/shell/expect_password'
import { FieldRefused } from '#app/core/http/validation_errors'
import { refuseAdmin } from '#app/live/control/reply_to_admin'
import { inDutchTime } from '#domain/dutch_time'
import { FURTHEST_DAYS, isPossibleEnd, type GrantRefused } from '#domain/admin/game_masters'
import type { Result } from '#domain/result'

/** The game masters of an evening. */
export default class GameMasterController {
  async store(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const {
      huidig: current,
      naam: name,
      email,
      tot,
    } = await request.validateUsing(gameMasterValidator)
    const until = tot ? endOf(tot) : null
    const owner = auth.use('web').getUserOrFail()
    await expectPassword(owner, current)
    const invitation = { name, email: email.toLowerCase(), until }
    return reply(ctx, await inviteGameMaster(owner, Number(params.id), invitation))
  }

  async destroy(ctx: HttpContext) {
    const { auth, params } = ctx
    const owner = auth.use('web').getUserOrFail()
    const [customerId, grantId] = [Number(params.id), Number(params.grantId)]
    return reply(ctx, await withdrawGameMaster(owner, customerId, grantId))
  }
}

/** @throws FieldRefused when this cannot be the end of an invitation */
function endOf(text: string): DateTime {
  const until = inDutchTime(text).toUTC()
  if (!until.isValid) throw new FieldRefused('tot', 'Dit moment bestaat niet.')
  if (!isPossibleEnd(until, DateTime.utc()))
    throw new FieldRefused('tot', `Kies een moment binnen ${FURTHEST_DAYS} dagen vanaf nu.`)
  return until
}

function reply(ctx: HttpContext, outcome: Result<void, GrantRefused>) {
  if (outcome.ok) return ctx.response.json({})
  switch (outcome.error.type) {
    case 'is_owner':
      throw new FieldRefused('email', 'Dit is een eigenaar. Die leidt elke avond al.')
    case 'shut_out':
      throw new FieldRefused(
        'email',
        'Dit account is uitgesloten. Laat het eerst weer toe bij Beheerders.'
      )
    case 'no_game':
      return refuseAdmin(ctx, outcome.error.type, 'Deze klant heeft geen Spellenfabriek.', 404)
    case 'unknown_grant':
      return refuseAdmin(ctx, outcome.error.type, 'Deze uitnodiging was al ingetrokken.')
  }
}
