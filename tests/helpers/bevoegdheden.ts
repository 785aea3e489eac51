import { routeInfo } from '@adonisjs/core/http/helpers'
import type { RouteJSON } from '@adonisjs/core/types/http'
import router from '@adonisjs/core/services/router'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { bestuurSpel } from '#app/beheer/actions/bestuur_spel'
import { betreedRoom } from '#app/spellenfabriek/actions/speel'
import Alarm from '#models/alarm'
import Contactbericht from '#models/contactbericht'
import Mail from '#models/mail'
import Ronde from '#models/ronde'
import Spellenfabriek from '#models/spellenfabriek'
import { maakAvond, maakRoom } from '#tests/helpers/avond'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'

type Methode = 'get' | 'post' | 'put' | 'delete'
type Aanroep = { readonly methode: Methode; readonly pad: string; readonly data?: object }

/** Everybody who may come along at a call, each with the best that they have. */
export const BEZOEKERS = {
  anoniem: 'somebody without anything',
  team: 'a team of this game, by its bearer token',
  ander: "another klant's team, by its bearer token",
  zonder: 'a team without a game, by its bearer token',
  pagina: 'the page of this team, by its cookie and its page token',
  koekje: "the cookie of this team, sent from elsewhere: without a page's token",
  beheerder: 'an admin',
  vreemd: "the session of an admin, sent from elsewhere: without a page's token",
  verlopen: 'an admin whose session was opened nine hours ago',
  uitgelogd: 'an admin who logged out',
} as const
export type Bezoeker = keyof typeof BEZOEKERS

/** Two klanten who play and one who has no game, with everything in it that a call can be about. */
export async function maakWereld() {
  await legeWinkel()
  const eerste = await maakAvond({ rooms: 2, teams: 2 })
  for (const room of eerste.rooms)
    await room
      .merge({
        vraag: `Wat bewaart de kapelaan in la ${room.volgnummer}?`,
        antwoord: `kruidnagel ${room.volgnummer}|steranijs ${room.volgnummer}`,
        hint1: `Ruik eens aan la ${room.volgnummer}`,
        hint2: `Het prikt in la ${room.volgnummer}`,
        hint3: `Een kruid uit la ${room.volgnummer}`,
      })
      .save()
  const tweede = await maakAvond({ rooms: 1, teams: 1 })
  await tweede.klant.merge({ name: 'Zwembad', email: 'zwembad@example.nl' }).save()
  for (const { spel } of [eerste, tweede]) {
    await bestuurSpel(spel.id, 'openlobby')
    await bestuurSpel(spel.id, 'startspel')
  }
  const derde = await maakAvond({ rooms: 0, teams: 1 })
  await derde.spel.delete()

  const [team] = eerste.teams
  const [room] = eerste.rooms
  await betreedRoom({ team: team!, spellenfabriekId: eerste.spel.id }, room!.id)
  const bericht = await Contactbericht.create({
    naam: 'Noor',
    email: 'noor@example.nl',
    bericht: 'Dag!',
  })
  const mail = await Mail.create({
    soort: 'contact',
    status: 'mislukt',
    contactberichtId: bericht.id,
    berichtId: 'bericht-1@example.nl',
    pogingen: 1,
  })
  const alarm = await Alarm.create({
    sleutel: 'x',
    soort: 'dubbel_betaald',
    bijzonderheden: 'betaling tr_1',
  })
  const ronde = await Ronde.findByOrFail('spellenfabriek_id', eerste.spel.id)
  return {
    ...eerste,
    ...{ team: team!, room: room!, ander: tweede, zonder: derde, mail, alarm, ronde },
    /** In no game at all. */
    losseRoom: await maakRoom(9),
  }
}

export type Wereld = Awaited<ReturnType<typeof maakWereld>>

/** The address of a route, about the first game and what is in it. */
export function padVan(patroon: string, wereld: Wereld): string {
  const { klant, room, losseRoom, team, ronde, spel, alarm, mail } = wereld
  const ids: Record<string, number | string> = {
    ...{ klantId: klant.id, id: klant.id, roomId: room.id, teamId: team.id, rondeId: ronde.id },
    ...{ token: spel.schermToken, hint: 'useHint1' },
    ...{ nummer: 'CN-1', tabel: 'weken', sleutel: 'binky', tekst: 'privacy' },
    ...(patroon.includes('/alarm/') && { id: alarm.id }),
    ...(patroon.includes('/mail/') && { id: mail.id }),
    ...(patroon.endsWith('/archief') && { roomId: losseRoom.id }),
  }
  return patroon.replace(/:(\w+)/g, (_, naam: string) => {
    if (ids[naam] === undefined) throw new Error(`Nothing to fill in for :${naam}`)
    return String(ids[naam])
  })
}

/** @returns sends a call as this visitor would */
export async function alsBezoeker(client: ApiClient, wie: Bezoeker, wereld: Wereld) {
  const { browser, bearer } = await maakBezoeker(client, wie, wereld)
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const zonderToken = wie === 'koekje' || wie === 'vreemd'
  return ({ methode, pad, data = {} }: Aanroep): Promise<ApiResponse> => {
    if (methode === 'get') return browser.open(pad, headers)
    if (zonderToken) browser.token = ''
    return browser.stuur(methode, pad, data, headers)
  }
}

async function maakBezoeker(client: ApiClient, wie: Bezoeker, wereld: Wereld) {
  const { klant, team, ander, zonder } = wereld
  const browser = new Browser(client)
  switch (wie) {
    case 'pagina':
    case 'koekje': {
      const pad = `/spelen/${klant.id}/spellenfabriek`
      await browser.open(`${pad}?api_token=${team.apiToken}`)
      await browser.open(pad)
      return { browser }
    }
    case 'beheerder':
    case 'vreemd':
      return { browser: await ingelogd(client) }
    case 'verlopen': {
      const nu = Date.now
      Date.now = () => nu() - 9 * 3_600_000
      const oud = await ingelogd(client).finally(() => (Date.now = nu))
      return { browser: oud }
    }
    case 'uitgelogd': {
      const weg = await ingelogd(client)
      const response = await weg.post('/api/logout')
      response.assertStatus(200)
      await weg.open('/login')
      return { browser: weg }
    }
    default: {
      /** With a session of their own, so that its token is not what keeps them out. */
      await browser.open('/login')
      const bearers = {
        anoniem: undefined,
        team: team.apiToken,
        ander: ander.teams[0]!.apiToken,
        zonder: zonder.teams[0]!.apiToken,
      }
      return { browser, bearer: bearers[wie] }
    }
  }
}

/** What nobody outside the first game may come to know. */
export function geheimenVan({ klant, rooms }: Wereld): string[] {
  const inhoud = rooms.flatMap(({ vraag, hint1, hint2, hint3, antwoord }) => [
    ...[vraag, hint1, hint2, hint3],
    ...antwoord.split('|'),
  ])
  return [...inhoud, klant.email, '$scrypt$']
}

/** What nobody gets from a call at all: it opens a game. */
export async function tokensVan({ teams, ander, zonder, spel }: Wereld): Promise<string[]> {
  const spellen = await Spellenfabriek.all()
  const alleTeams = [...teams, ...ander.teams, ...zonder.teams]
  return [
    ...alleTeams.map(({ apiToken }) => apiToken),
    ...[spel, ...spellen].map(({ schermToken }) => schermToken),
  ]
}

/** Everything that was said, headers included. */
export const allesIn = (response: ApiResponse) =>
  `${JSON.stringify(response.headers())} ${response.text() ?? ''}`

/** Kept by what runs beside the shop, and no part of what a call changes. */
const NIET_VAN_ONS = /^(adonis_schema|queue_|sqlite_)/

/** Everything that is stored, row by row. */
export async function afdruk(): Promise<Record<string, unknown[]>> {
  const connectie = db.connection()
  const tabellen = (await connectie.getAllTables(['public'])).filter(
    (naam) => !NIET_VAN_ONS.test(naam.replace(/^public\./, ''))
  )
  const rijen = await Promise.all(tabellen.sort().map((naam) => db.from(naam).select('*')))
  return Object.fromEntries(tabellen.map((naam, nr) => [naam, sorteer(rijen[nr]!)]))
}

/** The same of the first game only, for calls that may change another. */
export async function afdrukVan({ klant, spel, teams }: Wereld) {
  const van = (tabel: string, kolom: string, waarden: number[]) =>
    db.from(tabel).whereIn(kolom, waarden).select('*')
  const rondes = await van('rondes', 'spellenfabriek_id', [spel.id])
  const teamIds = teams.map(({ id }) => id)
  const delen = await Promise.all([
    van('klanten', 'id', [klant.id]),
    van('spellenfabrieken', 'id', [spel.id]),
    van('spellenfabriek_roomkeuzes', 'spellenfabriek_id', [spel.id]),
    van('teams', 'klant_id', [klant.id]),
    van('bezettingen', 'spellenfabriek_id', [spel.id]),
    van('voortgang', 'team_id', teamIds),
    van('puntencorrecties', 'team_id', teamIds),
    van('spellogregels', 'spellenfabriek_id', [spel.id]),
    db.from('foute_antwoorden').select('*'),
    db.from('spellenfabriek_rooms').select('*'),
  ])
  return [rondes, ...delen].map(sorteer)
}

const sorteer = (rijen: unknown[]) => rijen.map((rij) => JSON.stringify(rij)).sort()

/** Whose routes other tests walk. */
const ELDERS = ['winkel', 'spelen', 'core']

/** Every route of an area; one that has no area counts as the live game's. */
export async function routesVan(gebied: 'beheer' | 'spellenfabriek'): Promise<string[]> {
  /** An address that only points to another lets nobody do anything. */
  const routes = Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => pattern !== '/herroepen/controleren')
  const gevonden = await Promise.all(
    routes.map(async (route) => {
      const methode = route.methods.filter((naam) => naam !== 'HEAD').join(',')
      return { route: `${methode} ${route.pattern}`, gebied: await gebiedVan(route) }
    })
  )
  return gevonden.filter((een) => een.gebied === gebied).map(({ route }) => route)
}

async function gebiedVan(route: RouteJSON): Promise<string> {
  const info = await routeInfo(route)
  const map = info.type === 'controller' ? /^#app\/(\w+)\//.exec(info.moduleNameOrPath)?.[1] : ''
  return map && [...ELDERS, 'beheer'].includes(map) ? map : 'spellenfabriek'
}

/** A route of a table as a call. */
export function aanroep(route: string, wereld: Wereld, data?: object): Aanroep {
  const [methode, patroon] = route.split(' ') as [string, string]
  return { methode: methode.toLowerCase() as Methode, pad: padVan(patroon, wereld), data }
}

/** Who plays the first game or runs it, and so may read in it. */
const INGEWIJD: readonly Bezoeker[] = ['team', 'pagina', 'koekje', 'beheerder', 'vreemd']
const GEWEIGERD = [302, 401, 403, 404, 419]
const LOGIN = 'GET /login'

type Rij = {
  readonly route: string
  readonly verwacht: Readonly<Partial<Record<Bezoeker, number>>>
  readonly data?: object
  /** A page that prints or shows what opens a game, for who may open it. */
  readonly metTokens?: boolean
}

/**
 * Lets everybody in a row make its call, in the order of the row. Who is refused changes nothing and
 * learns nothing; who may act in another game leaves the first as it was.
 */
export async function beproef(
  { client, assert }: { client: ApiClient; assert: Assert },
  wereld: Wereld,
  { route, verwacht, data, metTokens = false }: Rij
) {
  const geheimen = geheimenVan(wereld)
  const tokens = await tokensVan(wereld)
  const rij: [Bezoeker, Awaited<ReturnType<typeof alsBezoeker>>][] = []
  for (const wie of Object.keys(verwacht) as Bezoeker[])
    rij.push([wie, await alsBezoeker(client, wie, wereld)])

  let [alles, eerste] = [await afdruk(), await afdrukVan(wereld)]
  for (const [wie, roep] of rij) {
    /** Each comes on an evening of their own. */
    await limiter.clear()
    const response = await roep(aanroep(route, wereld, data))
    const [status, wat] = [response.status(), `${wie}: ${route}`]
    assert.equal(status, verwacht[wie], wat)

    const [vooraf, eersteVooraf] = [alles, eerste]
    ;[alles, eerste] = [await afdruk(), await afdrukVan(wereld)]
    if (status >= 300 || route.startsWith('GET'))
      assert.deepEqual(alles, vooraf, `${wat} changed something`)
    if (!INGEWIJD.includes(wie))
      assert.deepEqual(eerste, eersteVooraf, `${wat} changed the first game`)

    if (status === 302)
      assert.equal(response.header('location'), route === LOGIN ? '/dashboard' : '/login', wat)
    const gezegd = allesIn(response)
    if (!INGEWIJD.includes(wie) || GEWEIGERD.includes(status))
      for (const geheim of geheimen) assert.notInclude(gezegd, geheim, wat)
    if (!metTokens || status !== 200)
      for (const token of tokens) assert.notInclude(gezegd, token, wat)
  }
}
