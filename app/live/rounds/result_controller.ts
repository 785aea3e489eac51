import type { HttpContext } from '@adonisjs/core/http'
import { adminHead } from '#app/admin/shell/admin_head'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { loadRoomReports } from '#app/live/evening_report/load_room_figures'
import ResultMailTransformer from '#app/live/evening_report/result_mail_transformer'
import RoomReportTransformer from '#app/live/evening_report/room_report_transformer'
import { loadLog, loadRound, loadRounds } from '#app/live/rounds/round_state'
import CustomerTransformer from '#app/live/customers/customer_transformer'
import RoundHeadingTransformer from '#app/live/rounds/round_heading_transformer'
import RoundResultTransformer from '#app/live/rounds/round_result_transformer'
import { resultCsv, resultFileName } from '#app/live/rounds/result_csv'
import Customer from '#models/live/customer'
import Mail from '#models/shop/mail'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

/** The results of a customer's evenings. */
export default class ResultController {
  async index({ inertia, params, response }: HttpContext) {
    const customer = await orNotFound(Customer.find(params.klantId))
    const game = await Spellenfabriek.findBy('customer_id', customer.id)
    if (!game) return response.redirect().toRoute('customer_screen.show', [customer.id])
    const title = `Rondes van ${customer.name}`
    const rounds = await loadRounds(game)
    return inertia.render(
      'live/rounds/admin_rounds_page',
      {
        title,
        customer: CustomerTransformer.transform(customer).useVariant('forHeading'),
        rounds: RoundHeadingTransformer.transform(rounds),
      },
      adminHead(title)
    )
  }

  async show({ inertia, params }: HttpContext) {
    const { customer, played } = await findRound(params)
    const title = `Ronde ${played.state.round.number} van ${customer.name}`
    return inertia.render(
      'live/rounds/admin_round_page',
      {
        title,
        customer: CustomerTransformer.transform(customer).useVariant('forHeading'),
        result: RoundResultTransformer.transform(played),
        mails: ResultMailTransformer.transform(await resultMails(played.state.round.id)),
        reports: RoomReportTransformer.transform(await loadRoomReports(played.state)),
      },
      adminHead(title)
    )
  }

  async csv({ params, response }: HttpContext) {
    const { customer, played } = await findRound(params)
    const result = new RoundResultTransformer(played).toObject()
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header(
      'content-disposition',
      `attachment; filename="${resultFileName(customer.name, result)}"`
    )
    return response.send(resultCsv(result))
  }
}

/** The mails with the result of a round, the first one first. */
const resultMails = (roundId: number) =>
  Mail.query().where({ round_id: roundId, kind: 'uitslag' }).orderBy('sequence_number')

/** A round of this customer, and of no other. */
async function findRound(params: HttpContext['params']) {
  const customer = await orNotFound(Customer.find(params.klantId))
  const game = await orNotFound(Spellenfabriek.findBy('customer_id', customer.id))
  const state = await loadRound(game, Number(params.rondeId))
  const others = await Team.query().where('customer_id', customer.id)
  const names = { teams: [...state.teams, ...others], rooms: await Room.all() }
  return { customer, played: { state, log: await loadLog(state), names } }
}
