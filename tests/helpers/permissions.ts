import { routeInfo } from '@adonisjs/core/http/helpers'
import type { RouteJSON } from '@adonisjs/core/types/http'
import router from '@adonisjs/core/services/router'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { controlGame } from '#app/live/control/control_game'
import { enterRoom } from '#app/live/game/room_moves'
import Alarm from '#models/shop/alarm'
import ContactMessage from '#models/shop/contact_message'
import Mail from '#models/shop/mail'
import Round from '#models/live/round'
import Spellenfabriek from '#models/live/spellenfabriek'
import { createEvening, createRoom } from '#tests/helpers/live/playing_evening'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { firstOf, itemAt, present } from '#tests/helpers/present'

type Method = 'get' | 'post' | 'put' | 'delete'
type ApiCall = { readonly method: Method; readonly path: string; readonly data?: object }

/** Everybody who may send a call, each with the strongest access that they can have. */
export const VISITORS = {
  anonymous: 'somebody without anything',
  team: 'a team of this game, by its bearer token',
  other: "another klant's team, by its bearer token",
  without: 'a team without a game, by its bearer token',
  page: 'the page of this team, by its cookie and its page token',
  cookie: "the cookie of this team, sent from elsewhere: without a page's token",
  admin: 'an admin',
  foreign: "the session of an admin, sent from elsewhere: without a page's token",
  expired: 'an admin whose session was opened nine hours ago',
  loggedOut: 'an admin who logged out',
} as const
export type Visitor = keyof typeof VISITORS

/** Two customers who play and one without a game, with everything that a call can be about. */
export async function createWorld() {
  await emptyShop()
  const first = await createEvening({ rooms: 2, teams: 2 })
  for (const room of first.rooms)
    await room
      .merge({
        question: `Wat bewaart de kapelaan in la ${room.sequenceNumber}?`,
        answer: `kruidnagel ${room.sequenceNumber}|steranijs ${room.sequenceNumber}`,
        hint1: `Ruik eens aan la ${room.sequenceNumber}`,
        hint2: `Het prikt in la ${room.sequenceNumber}`,
        hint3: `Een kruid uit la ${room.sequenceNumber}`,
      })
      .save()
  const second = await createEvening({ rooms: 1, teams: 1 })
  await second.customer.merge({ name: 'Zwembad', email: 'zwembad@example.nl' }).save()
  for (const { game } of [first, second]) {
    await controlGame(game.id, 'openlobby')
    await controlGame(game.id, 'startspel')
  }
  const third = await createEvening({ rooms: 0, teams: 1 })
  await third.game.delete()

  const team = firstOf(first.teams)
  const room = firstOf(first.rooms)
  await enterRoom({ team: team, spellenfabriekId: first.game.id }, room.id)
  const message = await ContactMessage.create({
    name: 'Noor',
    email: 'noor@example.nl',
    message: 'Dag!',
  })
  const mail = await Mail.create({
    kind: 'contact',
    status: 'mislukt',
    contactMessageId: message.id,
    internetMessageId: 'bericht-1@example.nl',
    attempts: 1,
  })
  const alarm = await Alarm.create({
    key: 'x',
    kind: 'paid_twice',
    details: 'betaling tr_1',
  })
  const round = await Round.findByOrFail('spellenfabriek_id', first.game.id)
  return {
    ...first,
    ...{ team: team, room: room, other: second, without: third, mail, alarm, round },
    /** A team without a game. */
    spareRoom: await createRoom(9),
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** The address of a route, about the first game and what is in it. */
export function pathOf(pattern: string, world: World): string {
  const { customer, room, spareRoom, team, round, game, alarm, mail } = world
  const ids: Record<string, number | string> = {
    ...{
      klantId: customer.id,
      id: customer.id,
      roomId: room.id,
      teamId: team.id,
      rondeId: round.id,
      grantId: 1,
      noteId: 1,
    },
    ...{ token: game.screenToken, hint: 'useHint1' },
    factuur: '2026-00001',
    ...{ nummer: 'CN-1', tabel: 'weken', sleutel: 'binky', tekst: 'privacy' },
    kopie: 'shop-20260101T031500000Z',
    onderdeel: 'laptop',
    ...{ spel: 'kleinkunst', editie: 'kleur' },
    /** The address of a drawing that nobody was told. */
    bestand: `${'a'.repeat(24)}.svg`,
    ...(pattern.includes('/boekjes/') && { bestand: 'boekje' }),
    ...(pattern.includes('/alarm/') && { id: alarm.id }),
    ...(pattern.includes('/mail/') && { id: mail.id }),
    ...(pattern.endsWith('/archief') && { roomId: spareRoom.id }),
  }
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    if (ids[name] === undefined) throw new Error(`Nothing to fill in for :${name}`)
    return String(ids[name])
  })
}

/** @returns sends a call as this visitor would */
export async function asVisitor(client: ApiClient, who: Visitor, world: World) {
  const { browser, bearer } = await createVisitor(client, who, world)
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const withoutToken = who === 'cookie' || who === 'foreign'
  return ({ method, path, data = {} }: ApiCall): Promise<ApiResponse> => {
    if (method === 'get') return browser.open(path, headers)
    if (withoutToken) browser.token = ''
    return browser.send(method, path, data, headers)
  }
}

export async function createVisitor(client: ApiClient, who: Visitor, world: World) {
  const { customer, team, other, without } = world
  const browser = new Browser(client)
  switch (who) {
    case 'page':
    case 'cookie': {
      const path = `/spelen/${customer.id}/spellenfabriek`
      await browser.open(`${path}?api_token=${team.apiToken}`)
      await browser.open(path)
      return { browser }
    }
    case 'admin':
    case 'foreign':
      return { browser: await loggedIn(client) }
    case 'expired': {
      const now = Date.now
      Date.now = () => now() - 9 * 3_600_000
      const old = await loggedIn(client).finally(() => (Date.now = now))
      return { browser: old }
    }
    case 'loggedOut': {
      const gone = await loggedIn(client)
      const response = await gone.post('/api/logout')
      response.assertStatus(200)
      await gone.open('/login')
      return { browser: gone }
    }
    default: {
      /** A stranger with a session, so that a missing token is not the reason of the refusal. */
      await browser.open('/login')
      const bearers = {
        anonymous: undefined,
        team: team.apiToken,
        other: firstOf(other.teams).apiToken,
        without: firstOf(without.teams).apiToken,
      }
      return { browser, bearer: bearers[who] }
    }
  }
}

/** The words that nobody outside the first game may learn. */
export function secretsOf({ customer, rooms }: World): string[] {
  const content = rooms.flatMap(({ question, hint1, hint2, hint3, answer }) => [
    ...[question, hint1, hint2, hint3],
    ...answer.split('|'),
  ])
  return [...content, customer.email, '$scrypt$']
}

/** The words that no call gives to anybody, because they open a game. */
export async function tokensOf({ teams, other, without, game }: World): Promise<string[]> {
  const games = await Spellenfabriek.all()
  const allTeams = [...teams, ...other.teams, ...without.teams]
  return [
    ...allTeams.map(({ apiToken }) => apiToken),
    ...[game, ...games].map(({ screenToken }) => screenToken),
  ]
}

/** The whole answer, with its headers. */
export const everythingIn = (response: ApiResponse) =>
  `${JSON.stringify(response.headers())} ${response.text() ?? ''}`

/** Tables that background work writes, which are no part of what a call changes. */
const NOT_OURS = /^(adonis_schema|queue_|sqlite_)/

/** Everything that is stored, row by row. */
export async function snapshot(): Promise<Record<string, unknown[]>> {
  const connection = db.connection()
  const tables = (await connection.getAllTables(['public'])).filter(
    (name) => !NOT_OURS.test(name.replace(/^public\./, ''))
  )
  const rows = await Promise.all(tables.sort().map((name) => db.from(name).select('*')))
  return Object.fromEntries(tables.map((name, index) => [name, sort(itemAt(rows, index))]))
}

/** The same of the first game only, for calls that may change another. */
export async function fingerprintOf({ customer, game, teams }: World) {
  const from = (table: string, column: string, values: number[]) =>
    db.from(table).whereIn(column, values).select('*')
  const rounds = await from('rounds', 'spellenfabriek_id', [game.id])
  const teamIds = teams.map(({ id }) => id)
  const parts = await Promise.all([
    from('customers', 'id', [customer.id]),
    from('live_games', 'id', [game.id]),
    from('room_selections', 'spellenfabriek_id', [game.id]),
    from('teams', 'customer_id', [customer.id]),
    from('occupations', 'spellenfabriek_id', [game.id]),
    from('room_progress', 'team_id', teamIds),
    from('points_corrections', 'team_id', teamIds),
    from('game_log_entries', 'spellenfabriek_id', [game.id]),
    db.from('wrong_answers').select('*'),
    db.from('rooms').select('*'),
  ])
  return [rounds, ...parts].map(sort)
}

/** Every call records that a team was heard, which is no change of the game. */
const withoutHeard = (key: string, value: unknown) => (key === 'heard_at' ? undefined : value)
const sort = (rows: unknown[]) => rows.map((row) => JSON.stringify(row, withoutHeard)).sort()

/** The addresses of admins; the controller tells the rest. */
const OF_ADMINS =
  /^\/(api\/)?dashboard(\/|$)|^\/(api\/)?(login|logout|usertype)(\/|$)|^\/broadcasting\//
/** The addresses at which a game master leads one evening. */
const OF_GAME_MASTERS = /^\/(api\/)?spelleiding(\/|$)/
/** The areas whose routes other tests walk. */
const ELSEWHERE = ['shop', 'play', 'core']

/**
 * Every route of admins, game masters and the live game. A route without an area counts as one of
 * the live game.
 */
export async function routesOf(area: 'admin' | 'gameMaster' | 'live'): Promise<string[]> {
  /** Redirects and paths that lead nowhere are left out, because they let nobody do anything. */
  const routes = Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => pattern !== '/herroepen/controleren')
    .filter(({ pattern }) => !/^\/(api\/)?dashboard\/\*$/.test(pattern))
  const found = await Promise.all(
    routes.map(async (route) => {
      const method = route.methods.filter((name) => name !== 'HEAD').join(',')
      return { route: `${method} ${route.pattern}`, area: await areaOf(route) }
    })
  )
  return found.filter((one) => one.area === area).map(({ route }) => route)
}

async function areaOf(route: RouteJSON): Promise<string> {
  if (OF_ADMINS.test(route.pattern)) return 'admin'
  if (OF_GAME_MASTERS.test(route.pattern)) return 'gameMaster'
  const info = await routeInfo(route)
  const folder = info.type === 'controller' ? /^#app\/(\w+)\//.exec(info.moduleNameOrPath)?.[1] : ''
  return folder && [...ELSEWHERE, 'admin'].includes(folder) ? folder : 'live'
}

/** A row of a table as a call. */
export function apiCall(route: string, world: World, data?: object): ApiCall {
  const [method, pattern] = route.split(' ') as [string, string]
  return { method: method.toLowerCase() as Method, path: pathOf(pattern, world), data }
}

/** Everybody who plays or runs the first game, and so may read in it. */
const INSIDERS: readonly Visitor[] = ['team', 'page', 'cookie', 'admin', 'foreign']
const REFUSED = [302, 401, 403, 404, 419]
/** The routes that send owners on to another page, instead of to the login. */
const ONWARDS: Readonly<Record<string, string>> = {
  'GET /login': '/dashboard',
  'GET /dashboard/aandacht': '/dashboard/vandaag',
}
const OWNERS: readonly Visitor[] = ['admin', 'foreign']

type Callers = ReadonlyMap<Visitor, Awaited<ReturnType<typeof asVisitor>>>

/** Lets visitors in, one after another. They can make call after call as long as none changes anything. */
export async function callersOf(
  client: ApiClient,
  visitors: readonly Visitor[],
  world: World
): Promise<Callers> {
  const callers = new Map<Visitor, Awaited<ReturnType<typeof asVisitor>>>()
  for (const who of visitors) callers.set(who, await asVisitor(client, who, world))
  return callers
}

type Row = {
  readonly route: string
  readonly expected: Readonly<Partial<Record<Visitor, number>>>
  readonly data?: object
  /** The pages that print or show what opens a game, for everybody who may open it. */
  readonly withTokens?: boolean
  /** Visitors who are in already; new ones when it is left out. */
  readonly callers?: Callers
}

/**
 * Lets everybody in a row make its call, in the order of the row. A refused visitor changes and
 * learns nothing; one who may act in another game leaves the first unchanged.
 */
export async function probe(
  { client, assert }: { client: ApiClient; assert: Assert },
  world: World,
  { route, expected, data, withTokens = false, callers }: Row
) {
  const secrets = secretsOf(world)
  const tokens = await tokensOf(world)
  const visitors = Object.keys(expected) as Visitor[]
  const row = callers ?? (await callersOf(client, visitors, world))

  let [everything, first] = [await snapshot(), await fingerprintOf(world)]
  for (const who of visitors) {
    /** Each of them gets an evening of their own. */
    await limiter.clear()
    const callApi = present(row.get(who), who)
    const response = await callApi(apiCall(route, world, data))
    const [status, what] = [response.status(), `${who}: ${route}`]
    assert.equal(status, expected[who], what)

    const [beforehand, firstBefore] = [everything, first]
    ;[everything, first] = [await snapshot(), await fingerprintOf(world)]
    if (status >= 300 || route.startsWith('GET'))
      assert.deepEqual(everything, beforehand, `${what} changed something`)
    if (!INSIDERS.includes(who))
      assert.deepEqual(first, firstBefore, `${what} changed the first game`)

    if (status === 302)
      assert.equal(
        response.header('location'),
        (OWNERS.includes(who) && ONWARDS[route]) || '/login',
        what
      )
    const said = everythingIn(response)
    if (!INSIDERS.includes(who) || REFUSED.includes(status))
      for (const secret of secrets) assert.notInclude(said, secret, what)
    if (!withTokens || status !== 200)
      for (const token of tokens) assert.notInclude(said, token, what)
  }
}
