// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { ROOMS, type RoomContent } from '#games/spellenfabriek/spellenfabriek_rooms'
import { visitor, expect } from '#tests/helpers/visitor'
import { realShop } from '#tests/helpers/real_shop'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'
import { firstOf, itemAt, present } from '#tests/helpers/present'

const API = '/api/dashboard/klant'
/** What a browser says in its console about a refusal that is under test. */
export const REFUSED = [/status of (401|409|422)/]

export const [first, second] = ROOMS as [RoomContent, RoomContent]
export const answerOf = ({ answer }: RoomContent) => firstOf(answer.split('|'))

/** The shop that runs the evening. */
type Spot = {
  readonly url: string
  readonly database: string
  /** The password of the admin, when it is not that of every demo. */
  readonly password?: string
}

/** A hall with a game that can be opened, led by calls; its screens are real. */
export class Hall {
  private constructor(
    private readonly spot: Spot,
    readonly boss: Page,
    readonly customerId: number,
    /** The e-mail address of the customer. */
    readonly email: string,
    private readonly tokens: readonly string[],
    private readonly roomIds: readonly number[]
  ) {}

  /** A customer of its own, with two rooms and this many teams. */
  static async open(teams: number, spot: Spot = realShop()): Promise<Hall> {
    const boss = await admin(spot)
    const email = uniqueAddress('brink')
    const customer = await callApi(boss, 'POST', `${API}/new`, { name: 'Bakkerij Brink', email })
    const { id } = customer as { id: number }
    const { spellenfabriek } = (await callApi(boss, 'POST', `${API}/spellenfabriek/new/${id}`)) as {
      spellenfabriek: { rooms_available: { id: number; naam: string }[] }
    }
    const choose = spellenfabriek.rooms_available.filter(({ naam: name }) =>
      [first.name, second.name].includes(name)
    )
    const roomIds = choose.map((room) => room.id)
    await callApi(boss, 'PUT', `${API}/spellenfabriek/${id}`, settings(roomIds, teams))
    return new Hall(spot, boss, id, email, tokensOf(spot, id).slice(0, teams), roomIds)
  }

  setTeamCount(teams: number) {
    const url = `${API}/spellenfabriek/${this.customerId}`
    return callApi(this.boss, 'PUT', url, settings(this.roomIds, teams))
  }

  /** The game master gives the teams these names, in the order of their cards. */
  async nameTeams(names: readonly string[]) {
    await this.#toTeams('naam', names, (name) => ({ naam: name }))
  }

  /** The game master gives the teams these points, in the order of their cards. */
  async givePoints(points: readonly number[]) {
    await this.#toTeams('punten', points, (given) => ({ punten: given, reden: 'Voor het oefenen' }))
  }

  async #toTeams<T>(call: string, given: readonly T[], dataOf: (one: T) => object) {
    const customer = await callApi(this.boss, 'GET', `${API}/${this.customerId}`)
    const { teams } = customer as { teams: { id: number }[] }
    for (const [index, one] of given.entries()) {
      const url = `${API}/spellenfabriek/team/${this.customerId}/${itemAt(teams, index).id}/${call}`
      await callApi(this.boss, 'POST', url, dataOf(one))
    }
  }

  /** Team `number` gets a new QR code; phones that scanned the old one are out. */
  async renewQr(number: number) {
    const customer = await callApi(this.boss, 'GET', `${API}/${this.customerId}`)
    const { id } = itemAt((customer as { teams: { id: number }[] }).teams, number - 1)
    await callApi(this.boss, 'POST', `${API}/spellenfabriek/team/${this.customerId}/${id}/qr`)
  }

  /** The game master sends the team out of the first room. */
  freeFirstRoom() {
    const [roomId] = this.roomIds
    const url = `${API}/spellenfabriek/room/${this.customerId}/${roomId}/vrij`
    return callApi(this.boss, 'POST', url)
  }

  run(button: string, data: object = {}) {
    return callApi(this.boss, 'POST', `${API}/spellenfabriek/${button}/${this.customerId}`, data)
  }

  async begin() {
    await this.run('openlobby')
    await this.run('startspel')
  }

  /**
   * A phone of team `number`, counted from 1, that scanned the code.
   * @param beforehand what happens to it before it opens the page
   * @param reducedMotion whether its owner asked for less motion
   */
  async phone(
    number: number,
    beforehand?: (page: Page) => Promise<void>,
    reducedMotion: 'reduce' | 'no-preference' = 'reduce'
  ): Promise<Page> {
    const page = await visitor({
      allowed: [...REFUSED, /ERR_INTERNET_DISCONNECTED|WebSocket connection|net::ERR/],
      viewport: { width: 390, height: 844 },
      reducedMotion,
    })
    await beforehand?.(page)
    await page.goto(itemAt(this.addresses, number - 1))
    return page
  }

  /** What the QR code of each team has to hold, in the order of their cards. */
  get addresses(): readonly string[] {
    const page = `${this.spot.url}/spelen/${this.customerId}/spellenfabriek`
    return this.tokens.map((token) => `${page}?api_token=${token}`)
  }

  /** The same, with a name. */
  async player(
    number: number,
    name: string,
    ...how: Parameters<Hall['phone']> extends [number, ...infer Rest] ? Rest : never
  ): Promise<Page> {
    const page = await this.phone(number, ...how)
    await page.getByLabel('Teamnaam').fill(name)
    await page.getByRole('button', { name: 'Ga verder' }).click()
    return page
  }

  /** The lobby, and the page of a big screen that is heard. */
  async bigScreen(): Promise<Page> {
    const lobby = `/dashboard/klant/spellenfabriek/${this.customerId}/lobby`
    await this.boss.goto(`${this.spot.url}${lobby}`)
    await expect(this.boss.getByText('Live verbonden')).toBeVisible()
    const link = this.boss.getByRole('link', { name: /\/scherm\// })
    /** The beamer is on another computer, which only has the link. */
    const screen = await visitor()
    const heard = screen.waitForResponse('**/aanwezig')
    await screen.goto(present(await link.getAttribute('href'), 'the address of the link'))
    await heard
    return screen
  }

  /** Ends the time of the game, because a test cannot wait an hour. */
  letTimePass() {
    this.#change('extra_seconds = -3600')
  }

  /** Moves the moment at which phones hear the final scores to now, or to tomorrow. */
  reveal(when: 'now' | 'later') {
    this.#change(`reveal_at = datetime('now', '${when === 'now' ? '-1 second' : '+1 day'}')`)
  }

  /** Moves the last sign of life of the big screen so far back that it counts as lost. */
  loseScreen() {
    this.#change(
      `finished_at = datetime('now', '-1 minute'), screen_seen_at = datetime('now', '-1 minute')`
    )
  }

  /**
   * Makes every team silent for so many minutes, and lets the rooms that were freed count as lost
   * by that.
   */
  keepSilent(minutes: number) {
    this.#write(
      `update teams set heard_at = datetime('now', '-${minutes} minutes') where customer_id = ?`
    )
    this.#write(
      `update room_progress set lost_how = 'silent' where lost_how is not null and team_id in (select id from teams where customer_id = ?)`
    )
    this.#change('updated_at = updated_at')
  }

  /** Moves the moment at which teams entered their rooms back to so many minutes ago. */
  stayInRooms(minutes: number) {
    const since = `strftime('%Y-%m-%d %H:%M:%f', 'now', '-${minutes * 60} seconds')`
    this.#write(
      `update occupations set entered_at = ${since} where team_id in (select id from teams where customer_id = ?)`
    )
    this.#change('updated_at = updated_at')
  }

  /** Makes the last rehearsal end with this failure. */
  failRehearsal(failure: string | null, report: object | null) {
    const database = new Database(this.spot.database)
    database
      .prepare(
        `update rehearsals set phase = 'failed', failure = ?, report = ? where customer_id = ?`
      )
      .run(failure, report && JSON.stringify(report), this.customerId)
    database.close()
  }

  /** Stores a status that a newer version of the shop may have left behind. */
  storeUnknownStatus() {
    this.#change(`status = 'raar'`)
  }

  #change(columns: string) {
    this.#write(`update live_games set ${columns}, version = version + 1 where customer_id = ?`)
  }

  /** Writes what a test cannot wait for; its one value is the customer. */
  #write(sql: string) {
    const database = new Database(this.spot.database)
    database.prepare(sql).run(this.customerId)
    database.close()
  }
}

/** An admin who has just logged in. */
export async function admin(
  { url, password = 'escape-room-demo' }: Pick<Spot, 'url' | 'password'> = realShop()
): Promise<Page> {
  const page = await visitor({ allowed: REFUSED })
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill(password)
  await button(page, 'Login').click()
  await expect(heading(page)).toHaveText('Klanten')
  return page
}

const settings = (roomIds: readonly number[], teamCount: number) => ({
  tijdsduur: 60,
  roomsIdsChecked: roomIds,
  roomsIdsNotChecked: [],
  aantalTeams: teamCount,
})

async function callApi(
  page: Page,
  method: string,
  url: string,
  data: object = {}
): Promise<unknown> {
  return page.evaluate(
    async ([verb, address, body]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
      if (!token) throw new Error('the page has no csrf token')
      const response = await fetch(address, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'accept': 'application/json',
          'x-csrf-token': token,
        },
        body: verb === 'GET' ? undefined : body,
      })
      if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
      return (await response.json()) as unknown
    },
    [method, url, JSON.stringify(data)] as const
  )
}

function tokensOf({ database: file }: Spot, customerId: number): string[] {
  const database = new Database(file, { readonly: true })
  const rows = database
    .prepare('select api_token from teams where customer_id = ? order by number')
    .all(customerId) as { api_token: string }[]
  database.close()
  return rows.map((row) => row.api_token)
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const input = (page: Page) => page.getByRole('textbox', { name: 'Antwoord' })
export const door = (page: Page, { name }: RoomContent) => button(page, `Naar binnen bij ${name}`)
