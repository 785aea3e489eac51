import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { PlainBrowser } from '#tests/helpers/live/plain_browser'
import type { Data } from '@generated/data'

const API = '/api/dashboard/klant/spellenfabriek'

type Settings = {
  readonly tijdsduur: number
  readonly roomsIdsChecked: readonly number[]
  readonly roomsIdsNotChecked: readonly number[]
  readonly aantalTeams: number
}

/** A laptop in a hall: a shop with an SQLite file of its own, and the host who runs it. */
export class Laptop {
  readonly #browser: PlainBrowser

  private constructor(readonly shop: StandaloneShop) {
    this.#browser = new PlainBrowser(shop)
  }

  static async make(): Promise<Laptop> {
    const shop = await StandaloneShop.make({})
    shop.settings.DATABASE_URL = `sqlite:${shop.database}`
    await shop.setUp({ anew: true })
    return new Laptop(shop)
  }

  async open() {
    await this.shop.start()
    await this.#browser.logIn()
  }

  press(customerId: number, button: string, data: object = {}) {
    return this.call('POST', `${API}/${button}/${customerId}`, data)
  }

  ofTeam(customerId: number, teamId: number, button: string, data: object) {
    return this.call('POST', `${API}/team/${customerId}/${teamId}/${button}`, data)
  }

  configure(customerId: number, settings: Settings) {
    return this.call('PUT', `${API}/${customerId}`, settings)
  }

  async look(customerId: number) {
    return (await this.call(
      'GET',
      `/api/dashboard/klant/${customerId}`
    )) as Data.Live.Customers.CustomerSnapshot
  }

  /** What a page of the admin shows. */
  page<Props>(path: string): Promise<Props> {
    return this.#browser.page(path)
  }

  /** A tap on a phone of the team with this token. */
  async tap(token: string, call: string, data: object = {}) {
    const response = await fetch(`${this.shop.url}/api/spellenfabriek/${call}`, {
      method: 'POST',
      headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    return response.status
  }

  call(method: string, path: string, data?: object): Promise<unknown> {
    return this.#browser.call(method, path, data)
  }
}
