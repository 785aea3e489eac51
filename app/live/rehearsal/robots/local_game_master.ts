import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { Broadcaster, type ClientOptions } from '#app/core/realtime/broadcaster'
import { announce, controlGame, giveExtraTime } from '#app/live/control/control_game'
import { pauseGame, resumeGame } from '#app/live/control/pause_game'
import { configureGame } from '#app/live/customers/configure_game'
import CustomerSnapshotTransformer from '#app/live/customers/customer_snapshot_transformer'
import { viewCustomer } from '#app/live/customers/view_customer'
import type { GameRefusal } from '#app/live/game/game_refusal'
import type {
  GameMasterSnapshot,
  LeadsRehearsal,
  PressData,
} from '#app/live/rehearsal/robots/game_master'
import type { Result } from '#domain/result'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

const PLAYS_COPY = 'a rehearsal in the shop plays a copy that is there already'

type Settings = Parameters<LeadsRehearsal['configure']>[1]

/** The game master of a rehearsal in the shop itself, who needs no login. */
export class LocalGameMaster implements LeadsRehearsal {
  async logIn(): Promise<void> {}

  createCustomer(): Promise<number> {
    throw new Error(PLAYS_COPY)
  }

  removeCustomer(): Promise<void> {
    throw new Error(PLAYS_COPY)
  }

  leftBehind(): Promise<number[]> {
    throw new Error(PLAYS_COPY)
  }

  async look(customerId: number): Promise<GameMasterSnapshot> {
    const customer = await Customer.findOrFail(customerId)
    const view = await viewCustomer(customer, { isOwner: false })
    return new CustomerSnapshotTransformer(view).toObject() as unknown as GameMasterSnapshot
  }

  enable(customerId: number) {
    return this.look(customerId)
  }

  async configure(customerId: number, wanted: Settings) {
    const settings = {
      ...{ duration: wanted.tijdsduur, roomsIdsChecked: wanted.roomsIdsChecked },
      ...{ roomsIdsNotChecked: [], teamCount: wanted.aantalTeams },
    }
    return this.#done(customerId, await configureGame(await gameOf(customerId), settings))
  }

  async press(customerId: number, button: string, data: PressData = {}) {
    const id = await gameOf(customerId)
    return this.#done(customerId, await press(id, button, data))
  }

  async codes(customerId: number) {
    const teams = await Team.query().where('customer_id', customerId)
    return new Map(teams.map(({ id, apiToken }) => [id, apiToken]))
  }

  async realtime(): Promise<ClientOptions> {
    return (await app.container.make(Broadcaster)).clientOptions()
  }

  async #done(customerId: number, outcome: Result<void, GameRefusal>) {
    if (!outcome.ok) throw new Error(`the rehearsal was refused: ${outcome.error.type}`)
    return this.look(customerId)
  }
}

const gameOf = async (customerId: number) =>
  (await Spellenfabriek.findByOrFail('customer_id', customerId)).id

function press(id: number, button: string, data: PressData) {
  switch (button) {
    case 'openlobby':
    case 'stoplobby':
    case 'startspel':
    case 'finishspel':
      return controlGame(id, button)
    case 'pauze':
      return pauseGame(id)
    case 'verder':
      return resumeGame(id)
    case 'extratijd':
      return giveExtraTime(id, data.seconden ?? 0)
    case 'mededeling':
      return announce(id, data.tekst ?? '')
    default:
      throw new Error(`nobody presses ${button}`)
  }
}

/** Puts the clock of a copy forward once its rooms are done, because nothing more happens. */
export async function letTimeRunOut(customerId: number) {
  const game = await Spellenfabriek.findByOrFail('customer_id', customerId)
  const start = DateTime.utc().minus({ hours: 9 })
  await game.merge({ start, version: game.version + 1 }).save()
}
