import type { HttpContext } from '@adonisjs/core/http'
import { loadLog, loadRound, loadRounds } from '#app/live/rounds/round_state'
import { roundHeading, roundResult } from '#app/live/rounds/round_result'
import { resultCsv, resultFileName } from '#app/live/rounds/result_csv'
import Customer from '#models/live/customer'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

/** What remains of a klant's evenings. */
export default class ResultController {
  async index({ inertia, params, response }: HttpContext) {
    const customer = await Customer.findOrFail(params.klantId)
    const game = await Spellenfabriek.findBy('klant_id', customer.id)
    if (!game) return response.redirect(`/dashboard/klant/${customer.id}`)
    const title = `Rondes van ${customer.name}`
    const rounds = (await loadRounds(game)).map(roundHeading)
    return inertia.render(
      'live/rounds/admin_rounds_page',
      { titel: title, klant: showCustomer(customer), rondes: rounds },
      head(title)
    )
  }

  async show({ inertia, params }: HttpContext) {
    const { klant: customer, uitslag: result } = await findResult(params)
    const title = `Ronde ${result.nummer} van ${customer.name}`
    return inertia.render(
      'live/rounds/admin_round_page',
      { titel: title, klant: showCustomer(customer), uitslag: result },
      head(title)
    )
  }

  async csv({ params, response }: HttpContext) {
    const { klant: customer, uitslag: result } = await findResult(params)
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header(
      'content-disposition',
      `attachment; filename="${resultFileName(customer.name, result)}"`
    )
    return response.send(resultCsv(result))
  }
}

/** A round of this klant, and of no other. */
async function findResult(params: HttpContext['params']) {
  const customer = await Customer.findOrFail(params.klantId)
  const game = await Spellenfabriek.findByOrFail('klant_id', customer.id)
  const state = await loadRound(game, Number(params.rondeId))
  const names = {
    teams: await Team.query().where('klant_id', customer.id),
    rooms: await Room.all(),
  }
  return { klant: customer, uitslag: roundResult(state, await loadLog(state), names) }
}

const showCustomer = ({ id, name }: Customer) => ({ id, name })
const head = (title: string) => ({ kop: { titel: title, omschrijving: 'Beheer', index: false } })
