import type { Data } from '@generated/data'
import { robotRoom } from '#app/live/rehearsal/robots/game_master'
import type { RobotRoom } from '#app/live/rehearsal/robots/plan'
import type { ClientOptions } from '#domain/realtime'
import type { Status } from '#domain/live/game/game_flow'
import { PlainBrowser } from '#tests/helpers/live/plain_browser'
import { Screen } from './screen.js'
import { firstOf, present } from '#domain/present'

export type Board = Data.Live.Customers.CustomerSnapshot
type Round = Data.Live.Rounds.RoundResult

const PAGES = '/dashboard/klant/spellenfabriek'
const API = '/api/dashboard/klant'
const GAME = `${API}/spellenfabriek`
const CUSTOMER = { name: 'Bakkerij Brink', email: 'brink@example.nl' }

/** The owner of the shop, who leads the evening in a browser. */
export class Owner {
  readonly #browser: PlainBrowser
  customerId = 0
  readonly customer = CUSTOMER

  constructor(readonly url: string) {
    this.#browser = new PlainBrowser({ url })
  }

  logIn() {
    return this.#browser.logIn()
  }

  /** Adds rooms to those that the shop came with. */
  async addRooms(first: number, count: number) {
    for (let number = first; number < first + count; number++)
      await this.#browser.call('POST', '/api/dashboard/room/new', roomNumber(number))
  }

  /** Makes a customer with a game that has this many teams and all rooms. @returns the rooms */
  async prepare(teams: number, minutes: number): Promise<RobotRoom[]> {
    const { id } = (await this.#browser.call('POST', `${API}/new`, CUSTOMER)) as Board
    this.customerId = id
    const board = (await this.#browser.call('POST', `${GAME}/new/${id}`)) as Board
    const game = present(board.spellenfabriek, 'the game')
    const rooms = [...game.rooms, ...game.rooms_available]
    await this.#browser.call('PUT', `${GAME}/${id}`, {
      tijdsduur: minutes,
      roomsIdsChecked: rooms.map((room) => room.id),
      roomsIdsNotChecked: [],
      aantalTeams: teams,
    })
    return rooms.map(robotRoom)
  }

  /** Presses a button of the gathering point. */
  async press(button: string, data: object = {}): Promise<Board> {
    const pressed = await this.#browser.call('POST', `${GAME}/${button}/${this.customerId}`, data)
    return pressed as Board
  }

  /** The same for a button that changes the status, on a screen that shows this one. */
  pressSeeing(seen: Status, button: string) {
    return this.press(button, { gezien: seen })
  }

  async look(): Promise<Board> {
    return (await this.#browser.call('GET', `${API}/${this.customerId}`)) as Board
  }

  /** The addresses in the QR codes, in the order of the cards. */
  async codes(): Promise<{ id: number; address: string }[]> {
    const page = `${PAGES}/${this.customerId}`
    return (await this.#browser.page<{ codes: Data.Live.Customers.TeamCode[] }>(page)).codes
  }

  /** The board of the evening, which stays open. @returns it, and the address of the big screen */
  async openBoard() {
    const { snapshot, realtime, screenAddress } = await this.#browser.page<{
      snapshot: Board
      realtime: ClientOptions
      screenAddress: string
    }>(`${PAGES}/${this.customerId}/lobby`)
    const board = new Screen<Board>({
      ...{ name: 'board', url: this.url, realtime },
      begin: snapshot,
      gameId: snapshot.spellenfabriek?.id ?? 0,
      authEndpoint: '/broadcasting/auth',
      authHeaders: () => this.#browser.headers,
      fetch: () => this.look().catch(() => null),
    })
    return { board, screenAddress }
  }

  /** The page of the round that was played. */
  async round(): Promise<{ result: Round; mails: unknown[] }> {
    const rounds = `${PAGES}/${this.customerId}/rondes`
    const list = await this.#browser.page<{ rounds: Data.Live.Rounds.RoundHeading[] }>(rounds)
    return this.#browser.page(`${rounds}/${firstOf(list.rounds).id}`)
  }

  /** Mails the result of the round to the customer. */
  async mailResult() {
    const { result, mails } = await this.round()
    await this.press('uitslag', { ronde: result.id, verstuurd: mails.length })
  }
}

/** A room as the owner types it. */
const roomNumber = (number: number) => ({
  naam: `Kamer ${number}`,
  adminnaam: `Kamer ${number}`,
  opberg: `Kist ${number}`,
  volgnummer: number,
  tijdschatting: 5,
  vraag: `Welk getal staat er in kist ${number}?`,
  antwoord: `antwoord ${number}`,
  hint1: 'Kijk onder het deksel.',
  hint2: 'Het staat op de bodem.',
  hint3: `Het is het getal van kist ${number}.`,
  max_punten: 100,
  min_punten: 20,
  fout_cost: 5,
  hint1_cost: 10,
  hint2_cost: 15,
  hint3_cost: 20,
})
