import type { Browser } from 'playwright'
import { makePlan, type RobotRoom } from '#app/live/rehearsal/robots/plan'
import { Random } from '#app/live/rehearsal/robots/random'
import { Line } from '#tests/helpers/core/line'
import { BigScreen } from './big_screen.js'
import type { Hall } from './hall.js'
import { Ledger } from './ledger.js'
import { Owner, type Board } from './owner.js'
import { Phone } from './phone.js'
import { openChromium, RealPage } from './real_page.js'
import type { Screen } from './screen.js'
import { Team } from './team.js'
import { firstOf, itemAt, valueAt } from '#domain/present'

const TEAMS = 20
const PHONES = 3
/** The rooms that are added, so that there are a few more than teams. */
const ROOMS = { come: 12, more: 12 } as const
const MINUTES = 60
const SEED = 1

/** A phone on a line of its own, which can fall silent while it is locked. */
export type Sleeper<T> = { readonly line: Line; readonly phone: T }

/** The sleepers of one nap: a phone in a real browser, one phone of a team, and a whole team. */
export type Sleepers = {
  readonly page: Sleeper<RealPage> | null
  readonly one: Sleeper<Phone>
  readonly all: readonly Sleeper<Phone>[]
  /** The team whose phones are all asleep. */
  readonly team: Team
  /** How they lose their connection: silently, or with a goodbye. */
  readonly loss: 'silent' | 'cut'
}

/** Everybody of the evening. */
export type People = {
  readonly owner: Owner
  readonly ledger: Ledger
  readonly rooms: readonly RobotRoom[]
  readonly teams: readonly Team[]
  readonly sleepers: readonly [Sleepers, Sleepers]
  readonly board: Screen<Board>
  readonly bigScreen: BigScreen
  readonly screenAddress: string
  readonly chromium: Browser | null
}

type Closing = (close: () => unknown) => void

/**
 * The owner makes a customer with a game, opens the gathering point, and everybody comes in through
 * the codes and links of their pages.
 *
 * @param atTheEnd closes what was opened
 */
export async function gather(
  url: string,
  { hall, speed }: { hall: Hall; speed: number },
  atTheEnd: Closing
): Promise<People> {
  const owner = new Owner(url)
  await owner.logIn()
  await owner.addRooms(ROOMS.come + 1, ROOMS.more)
  const rooms = await owner.prepare(TEAMS, MINUTES)
  await owner.pressSeeing('closed', 'openlobby')
  const codes = await owner.codes()
  const ledger = new Ledger(rooms)
  const lines: Line[] = []
  const sleeping = new Map<Phone, Line>()
  const line = async () => {
    const one = new Line(new URL(url))
    lines.push(one)
    atTheEnd(() => one.close())
    return { line: one, url: origin(await one.open()) }
  }

  const scan = async (name: string, address: string, mayNap: boolean) => {
    const own = mayNap ? await line() : null
    const phone = await Phone.scan(name, address, own?.url ?? url)
    if (own) sleeping.set(phone, own.line)
    atTheEnd(() => phone.close())
    return phone
  }
  const teams = await Promise.all(
    codes.map(async ({ id, address }, index) => {
      const number = index + 1
      const phones = await Promise.all(
        Array.from({ length: PHONES }, (_, at) =>
          scan(`phone ${at + 1} of team ${number}`, address, NAPPERS.includes(number))
        )
      )
      const random = new Random(`${SEED}/${number}/on the way`)
      const plan = makePlan(SEED, number, rooms)
      return new Team(id, number, phones, plan, speed, random, hall, ledger)
    })
  )
  const { board, screenAddress } = await owner.openBoard()
  atTheEnd(() => board.close())
  const bigScreen = await BigScreen.open(screenAddress, url)
  atTheEnd(() => bigScreen.close())
  const chromium = await openChromium()
  atTheEnd(() => chromium?.close())

  const nappers = async (nap: 0 | 1): Promise<Sleepers> => {
    const numbers = NAPS[nap]
    const [one, all] = [itemAt(teams, numbers.one - 1), itemAt(teams, numbers.all - 1)]
    const on = (phone: Phone) => ({ phone, line: valueAt(sleeping, phone) })
    return {
      page: chromium && (await realPhone(chromium, itemAt(codes, numbers.page - 1).address, line)),
      one: on(firstOf(one.phones)),
      all: all.phones.map(on),
      team: all,
      loss: numbers.loss,
    }
  }
  return {
    ...{ owner, ledger, rooms, teams, board, bigScreen, screenAddress, chromium },
    sleepers: [await nappers(0), await nappers(1)],
  }
}

/** Which teams sleep, by the number of their card: a real page, one phone, and all phones. */
const NAPS = [
  { page: 1, one: 3, all: 4, loss: 'silent' },
  { page: 2, one: 5, all: 6, loss: 'cut' },
] as const
const NAPPERS: readonly number[] = NAPS.flatMap(({ one, all }) => [one, all])

async function realPhone(
  chromium: Browser,
  address: string,
  line: () => Promise<{ line: Line; url: string }>
): Promise<Sleeper<RealPage>> {
  const own = await line()
  return { line: own.line, phone: await RealPage.open(chromium, 'phone', address, own.url) }
}

const origin = (address: string) => new URL(address).origin
