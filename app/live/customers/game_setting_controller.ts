import type { HttpContext } from '@adonisjs/core/http'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { checkRooms, enableGame, configureGame } from '#app/live/customers/configure_game'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { settingsValidator } from '#app/live/control/control_validator'
import { ok } from '#domain/result'
import Customer from '#models/live/customer'

/** Whether a customer has the game, and the settings of its next round. */
export default class GameSettingController {
  async store(ctx: HttpContext) {
    const customer = await orNotFound(Customer.find(ctx.params.id))
    await enableGame(customer.id)
    return replyToAdmin(ctx, ok(undefined))
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(settingsValidator)
    await checkRooms('roomsIdsChecked', input.roomsIdsChecked)
    await checkRooms('roomsIdsNotChecked', input.roomsIdsNotChecked)
    const settings = {
      duration: input.tijdsduur,
      roomsIdsChecked: input.roomsIdsChecked,
      roomsIdsNotChecked: input.roomsIdsNotChecked,
      teamCount: input.aantalTeams,
      hint3Counts: input.hint3Telt,
      seen: input.gezien && {
        duration: input.gezien.tijdsduur,
        teamCount: input.gezien.aantalTeams,
        hint3Counts: input.gezien.hint3Telt,
        rooms: input.gezien.rooms,
      },
    }
    return replyToAdmin(ctx, await configureGame(await gameIdOf(ctx), settings))
  }
}
