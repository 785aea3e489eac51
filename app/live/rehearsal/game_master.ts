import type { ClientOptions } from '#app/core/realtime/broadcaster'
import type { RobotRoom } from '#app/live/rehearsal/plan'
import type { Status } from '#domain/live/game/game_flow'

/** What the rehearsal reads of the admin's snapshot. */
export type GameMasterSnapshot = {
  readonly id: number
  readonly versie: number
  readonly server_tijd: number
  readonly teams: readonly {
    readonly id: number
    readonly name: string
    readonly custom_name: string | null
    readonly punten: number
    readonly voortgang: readonly {
      readonly room: { readonly id: number }
      readonly antwoord: number
      readonly points: number
    }[]
  }[]
  readonly spellenfabriek: {
    readonly status: Status
    readonly tijdsduur: number
    readonly eindtijd: number | null
    readonly hint3_telt: 1 | 2
    readonly aantal_teams: number
    readonly rooms: readonly RobotRoom[]
    readonly rooms_available: readonly RobotRoom[]
  } | null
}

const API = '/api/dashboard/klant'
const GAME = `${API}/spellenfabriek`
const PAGE = /<script[^>]*data-page[^>]*>(.*?)<\/script>/s
const TOKEN = /csrf-token" content="([^"]+)"/
const PATIENCE_MS = 15_000

/** The game master of a rehearsal: a browser with cookies and the token of the page it is on. */
export class GameMaster {
  readonly #koekjes = new Map<string, string>()
  #token = ''

  constructor(
    private readonly url: string,
    private readonly signal: AbortSignal
  ) {}

  async logIn(email: string, password: string): Promise<void> {
    await this.#open('/login')
    const { naar: to } = await this.#roep<{ naar: string }>('POST', '/api/login', {
      email,
      password,
    })
    if (to === '/login/code')
      throw new Error('Deze beheerder logt in twee stappen in. Neem een beheerder zonder.')
    await this.#open('/dashboard')
  }

  async maakKlant(name: string, email: string): Promise<number> {
    const { id } = await this.#roep('POST', `${API}/new`, { name, email })
    return id
  }

  kijk(customerId: number): Promise<GameMasterSnapshot> {
    return this.#roep('GET', `${API}/${customerId}`)
  }

  schakelIn(customerId: number): Promise<GameMasterSnapshot> {
    return this.#roep('POST', `${GAME}/new/${customerId}`, {})
  }

  stelIn(customerId: number, settings: object): Promise<GameMasterSnapshot> {
    return this.#roep('PUT', `${GAME}/${customerId}`, settings)
  }

  /** One of the buttons of the lobby. */
  druk(customerId: number, button: string, data: object = {}): Promise<GameMasterSnapshot> {
    return this.#roep('POST', `${GAME}/${button}/${customerId}`, data)
  }

  /** The tokens in the QR codes, by the id of the team. */
  async codes(customerId: number): Promise<Map<number, string>> {
    const { codes } = await this.#open<{ codes: { id: number; adres: string }[] }>(
      `/dashboard/klant/spellenfabriek/${customerId}`
    )
    return new Map(codes.map(({ id, adres: address }) => [id, tokenFrom(address)]))
  }

  /** How a page of this game connects to the realtime channels. */
  async realtime(customerId: number): Promise<ClientOptions> {
    const { realtime } = await this.#open<{ realtime: ClientOptions }>(
      `/dashboard/klant/spellenfabriek/${customerId}/lobby`
    )
    return realtime
  }

  /** Opens a page, and reads what it was given. */
  async #open<T>(path: string): Promise<T> {
    const response = await this.#stuur('GET', path, { accept: 'text/html' })
    const html = await response.text()
    this.#token = TOKEN.exec(html)?.[1] ?? this.#token
    const page = PAGE.exec(html)?.[1]
    if (response.status !== 200 || !page)
      throw new Error(`${path} is no page of the admin (${response.status})`)
    return (JSON.parse(page) as { props: T }).props
  }

  /** @throws Error with the server's own words when it was refused */
  async #roep<T = GameMasterSnapshot>(method: string, path: string, data?: object): Promise<T> {
    const headers = {
      accept: 'application/json',
      ...(data && { 'content-type': 'application/json', 'x-csrf-token': this.#token }),
    }
    const response = await this.#stuur(method, path, headers, data)
    const body = (await response.json().catch(() => ({}))) as T & {
      message?: string
      warning?: string
    }
    if (response.ok) return body
    throw new Error(`${method} ${path}: ${response.status} ${body.message ?? body.warning ?? ''}`)
  }

  async #stuur(method: string, path: string, headers: Record<string, string>, data?: object) {
    const cookie = [...this.#koekjes].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, cookie },
      body: data && JSON.stringify(data),
      signal: AbortSignal.any([this.signal, AbortSignal.timeout(PATIENCE_MS)]),
    }).catch((error: unknown) => {
      this.signal.throwIfAborted()
      throw new Error(`De server op ${this.url} antwoordt niet.`, { cause: error })
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0]!.split(/=(.*)/s) as [string, string]
      this.#koekjes.set(name, value)
    }
    return response
  }
}

function tokenFrom(address: string): string {
  const token = new URL(address).searchParams.get('api_token')
  if (!token) throw new Error('this QR code has no token')
  return token
}
