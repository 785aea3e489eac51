import type { HttpContext } from '@adonisjs/core/http'
import { gameIdOf, replyToAdmin } from '#app/live/control/reply_to_admin'
import { notePrintedCards } from '#app/live/customers/note_printed_cards'

/** The cards of the teams on paper. */
export default class PrintedCardController {
  async store(ctx: HttpContext) {
    return replyToAdmin(ctx, await notePrintedCards(await gameIdOf(ctx)))
  }
}
