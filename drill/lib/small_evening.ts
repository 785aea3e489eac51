import { WebSocket } from 'ws'
import { until } from '#tests/helpers/standalone_shop'
import { showAnswer } from '#domain/live/game/room_answer'
import type { RobotRoom } from '#app/live/rehearsal/robots/plan'
import { BigScreen } from '../evening/big_screen.js'
import { Owner } from '../evening/owner.js'
import { Phone } from '../evening/phone.js'
import { Listener } from './listener.js'
import type { Promises } from './probe.js'
import { itemAt, present } from '#domain/present'

const TEAMS = 6
const PHONES = 2
const MINUTES = 60
const ANSWER_MS = 5_000

type Closing = (close: () => unknown) => void
type AnyScreen = {
  readonly name: string
  readonly isConnected: boolean
  reaches(version: number, patienceMs: number): Promise<boolean>
}

/** A few teams with their phones, the board and the big screen, which do the same each time. */
export class SmallEvening {
  #turn = 0

  private constructor(
    readonly name: string,
    private readonly owner: Owner,
    private readonly rooms: readonly RobotRoom[],
    private readonly teams: readonly (readonly Phone[])[],
    private readonly others: readonly AnyScreen[],
    readonly listener: Listener
  ) {}

  static async open(name: string, url: string, atTheEnd: Closing): Promise<SmallEvening> {
    const owner = new Owner(url)
    await owner.logIn()
    const rooms = await owner.prepare(TEAMS, MINUTES)
    await owner.pressSeeing('closed', 'openlobby')
    const codes = await owner.codes()
    const teams = await Promise.all(
      codes.map(({ address }, team) =>
        Promise.all(
          Array.from({ length: PHONES }, (_, at) =>
            Phone.scan(`phone ${at + 1} of team ${team + 1}`, address, url)
          )
        )
      )
    )
    const { board, screenAddress } = await owner.openBoard()
    const bigScreen = await BigScreen.open(screenAddress, url)
    const [first] = teams.flat() as [Phone]
    const listener = new Listener(first.realtime, {
      ...{ url, gameId: first.gameId, headers: () => first.browser.headers },
    })
    const others = [board, bigScreen]
    atTheEnd(() => [...teams.flat(), ...others, listener].forEach((one) => one.close()))
    const evening = new SmallEvening(name, owner, rooms, teams, others, listener)
    await until(() => evening.areConnected, `${name}: everybody listens`, 30_000)
    return evening
  }

  get areConnected(): boolean {
    return this.#screens.every(({ isConnected }) => isConnected) && this.listener.isConnected
  }

  /** Whether a screen believes that it is connected. */
  get hearAnything(): boolean {
    return this.#screens.some(({ isConnected }) => isConnected)
  }

  get #screens(): readonly AnyScreen[] {
    return [...this.teams.flat(), ...this.others]
  }

  /**
   * Plays it one tap after the other, so that the events have one order.
   *
   * @param heardMs within which every screen shows each tap
   */
  async play(heardMs: number, promises: Promises) {
    const told = async (what: string, version: number) =>
      promises.that(
        `${this.name}: ${what} was not shown everywhere`,
        await this.allShow(version, heardMs)
      )
    const press = async (button: string, data = {}) =>
      told(button, (await this.owner.press(button, data)).versie)
    for (const [index, [phone]] of this.teams.entries()) {
      const { version } = await present(phone, 'the phone of a team').tap('teamname', {
        newTeamName: `Robots ${index + 1}`,
      })
      await told('a name', version)
    }
    await press('startspel', { gezien: 'open' })
    for (const [index, [phone]] of this.teams.entries()) {
      const room = itemAt(this.rooms, index)
      const steps: [call: string, data: object][] = [
        ['enterroom', {}],
        ['answerWrong', { antwoord: 'mis' }],
        ['useHint1', {}],
        index % 2 === 0 ? ['answerOk', { antwoord: showAnswer(room.answer) }] : ['leaveroom', {}],
      ]
      for (const [call, data] of steps) {
        const { version } = await present(phone, 'the phone of a team').tap(call, {
          roomid: room.id,
          ...data,
        })
        await told(call, version)
      }
    }
    await press('mededeling', { tekst: 'De koffie staat klaar' })
    await press('pauze', {})
    await press('verder', {})
  }

  /** The first team goes in or out of a room. */
  async tapOnce() {
    const call = this.#turn++ % 2 === 0 ? 'enterroom' : 'leaveroom'
    const [phone] = itemAt(this.teams, 0)
    return present(phone, 'the phone of a team').tap(call, { roomid: itemAt(this.rooms, TEAMS).id })
  }

  /** Whether every screen shows at least this version soon. */
  async allShow(version: number, withinMs: number): Promise<boolean> {
    const shown = this.#screens.map((screen) => screen.reaches(version, withinMs))
    return (await Promise.all(shown)).every(Boolean)
  }

  /** Whether each phone sees every team among those present, soon. */
  async everybodyIsPresent(withinMs: number): Promise<boolean> {
    const end = performance.now() + withinMs
    const isWhole = () =>
      this.teams
        .flat()
        .every((phone) => phone.present.filter(({ id }) => id.startsWith('team-')).length === TEAMS)
    while (!isWhole() && performance.now() < end) await new Promise((go) => setTimeout(go, 50))
    return isWhole()
  }

  /** Whether a socket with a signature that is not ours is kept out of a private channel. */
  async refusesForgery(port: number): Promise<boolean> {
    const [{ gameId, realtime }] = itemAt(this.teams, 0) as [Phone]
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${realtime.key}?protocol=7`)
    const channel = `private-spellenfabriek.room.${gameId}`
    const auth = `${realtime.key}:${'0'.repeat(64)}`
    const said = new Promise<string>((resolve) => {
      setTimeout(() => resolve('nothing'), ANSWER_MS)
      socket.on('message', (raw: Buffer) => {
        const { event } = JSON.parse(String(raw)) as { event: string }
        if (event !== 'pusher:connection_established') return resolve(event)
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
      })
    })
    const event = await said
    socket.terminate()
    return ['pusher:subscription_error', 'pusher:error'].includes(event)
  }

  /** Whether the shop signs nothing for a game that is not the team's. */
  async refusesOtherGame(channelOf: (gameId: number) => string): Promise<boolean> {
    const [phone] = itemAt(this.teams, 0) as [Phone]
    const { status } = await phone.browser.ask('POST', '/api/broadcasting/auth', {
      socket_id: '123.456',
      channel_name: channelOf(phone.gameId + 1),
    })
    return status === 403
  }
}
