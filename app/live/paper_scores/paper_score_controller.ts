import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { FieldsRefused } from '#app/core/http/validation_errors'
import { refuseAdmin, stateForAdmin } from '#app/live/control/reply_to_admin'
import CustomerTransformer from '#app/live/customers/customer_transformer'
import { viewGameState, type GameState } from '#app/live/game/game_state'
import { explainCells, explainSheet, explainTaken } from '#app/live/paper_scores/explain_sheet'
import { findPaperRound } from '#app/live/paper_scores/paper_round'
import {
  beganAt,
  paperScoreValidator,
  sheetFrom,
} from '#app/live/paper_scores/paper_score_validator'
import PaperSheetTransformer from '#app/live/paper_scores/paper_sheet_transformer'
import { typeInScores } from '#app/live/paper_scores/type_in_scores'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'

/** The scores of a round on paper, which are typed in afterwards. */
export default class PaperScoreController {
  async edit({ inertia, params }: HttpContext) {
    const customer = await orNotFound(Customer.find(params.klantId))
    const state = await stateOf(customer.id)
    const paper = await findPaperRound(state, params.rondeId ? Number(params.rondeId) : null)
    const title = `Scores van papier, ronde ${paper.number}`
    return inertia.render(
      'live/paper_scores/admin_paper_scores_page',
      {
        title,
        customer: CustomerTransformer.transform(customer).useVariant('forHeading'),
        sheet: PaperSheetTransformer.transform(paper),
      },
      adminHead(title)
    )
  }

  async store(ctx: HttpContext) {
    const { params, request, response } = ctx
    const input = await request.validateUsing(paperScoreValidator)
    const customer = await orNotFound(Customer.find(params.id))
    const state = await stateOf(customer.id)
    const now = DateTime.utc()
    const began = beganAt(input, now)
    const sheet = sheetFrom(input, began, now)
    const outcome = await typeInScores(state.game.id, sheet, now)
    if (outcome.ok)
      return response.json({ ronde: outcome.value.roundId, gewijzigd: outcome.value.changed })
    const refused = outcome.error
    if (refused.type === 'empty' || refused.type === 'other_round')
      return refuseAdmin(ctx, refused.type, explainSheet(refused.type))
    const names = await findPaperRound(state, sheet.roundId)
    if (refused.type === 'less_than_phones') {
      const snapshot = await stateForAdmin(ctx)
      const less = explainTaken(refused.taken, names)
      return response.status(409).json({ ...LESS, less: less, snapshot })
    }
    throw new FieldsRefused({
      ...(sheet.startedAt === null && !began.ok && { begonnen: [began.error] }),
      ...(refused.type === 'bad_cells' && explainCells(refused.cells, sheet, names)),
    })
  }
}

const LESS = {
  message:
    'De telefoons telden iets anders dan je nu opslaat. Kijk het na, of bevestig dat het klopt.',
  reden: 'less_than_phones',
}

/** @throws not found when the customer has no game */
async function stateOf(customerId: number): Promise<GameState> {
  const game = await orNotFound(Spellenfabriek.findBy('customer_id', customerId))
  const state = await viewGameState(game.id)
  return state ?? Promise.reject(new Error('A game disappeared while it was read'))
}
