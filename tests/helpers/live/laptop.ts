import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { captured, firstOf } from '#tests/helpers/present'
import type { Data } from '@generated/data'

const API = '/api/dashboard/klant/spellenfabriek'

type Settings = {
  readonly tijdsduur: number
  readonly roomsIdsChecked: readonly number[]
  readonly roomsIdsNotChecked: readonly number[]
  readonly aantalTeams: number
}

/** A laptop in a hall: a shop of its own on a SQLite file of its own, and the host who runs it. */
export class Laptop {
  #cookies = new Map<string, string>()
  #token = ''

  private constructor(readonly shop: StandaloneShop) {}

  static async make(): Promise<Laptop> {
    const shop = await StandaloneShop.make({})
    shop.settings.DATABASE_URL = `sqlite:${shop.database}`
    await shop.setUp({ anew: true })
    return new Laptop(shop)
  }

  async open() {
    await this.shop.start()
    await this.page('/login')
    await this.call('POST', '/api/login', {
      email: 'admin@example.nl',
      password: 'escape-room-demo',
    })
    await this.page('/dashboard')
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
  async page<Props>(path: string): Promise<Props> {
    const html = await (await this.#send('GET', path)).text()
    this.#token = captured(/csrf-token" content="([^"]+)"/, html)
    const page = captured(/<script[^>]*data-page[^>]*>(.*?)<\/script>/s, html)
    return (JSON.parse(page) as { props: Props }).props
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

  async call(method: string, path: string, data?: object): Promise<unknown> {
    const response = await this.#send(method, path, data)
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  async #send(method: string, path: string, data?: object) {
    const response = await fetch(`${this.shop.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'cookie': [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        'x-csrf-token': this.#token,
      },
      body: data && JSON.stringify(data),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = firstOf(line.split(';')).split(/=(.*)/s) as [string, string]
      this.#cookies.set(name, value)
    }
    return response
  }
}
