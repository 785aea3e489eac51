import type { InferData } from '@adonisjs/core/types/transformers'
import type { ClientOptions } from '#app/core/realtime/broadcaster'
import type CustomerSnapshotTransformer from '#app/live/customers/customer_snapshot_transformer'
import type { RobotRoom } from '#app/live/rehearsal/robots/plan'

/** What the game master's screen shows. */
export type GameMasterSnapshot = InferData<CustomerSnapshotTransformer>

/** A room as the robots play it. */
export function robotRoom(
  room: NonNullable<GameMasterSnapshot['spellenfabriek']>['rooms'][number]
): RobotRoom {
  return {
    id: room.id,
    answer: room.antwoord,
    maxPoints: room.max_punten,
    minPoints: room.min_punten,
    wrongCost: room.fout_cost,
    hint1Cost: room.hint1_cost,
    hint2Cost: room.hint2_cost,
    hint3Cost: room.hint3_cost,
  }
}

/** The leader of a rehearsal: a browser elsewhere, or the shop itself. */
export interface LeadsRehearsal {
  logIn(email: string, password: string): Promise<void>
  createCustomer(name: string, email: string): Promise<number>
  removeCustomer(customerId: number): Promise<void>
  /** The customers with an address at which no game runs. */
  leftBehind(email: string): Promise<number[]>
  look(customerId: number): Promise<GameMasterSnapshot>
  enable(customerId: number): Promise<GameMasterSnapshot>
  configure(customerId: number, settings: RehearsalSettings): Promise<GameMasterSnapshot>
  press(customerId: number, button: string, data?: object): Promise<GameMasterSnapshot>
  codes(customerId: number): Promise<Map<number, string>>
  realtime(customerId: number): Promise<ClientOptions>
}

/** What a button of the control screen sends along. */
export type PressData = { readonly tekst?: string; readonly seconden?: number }

export type RehearsalSettings = {
  readonly tijdsduur: number
  readonly roomsIdsChecked: number[]
  readonly roomsIdsNotChecked: number[]
  readonly aantalTeams?: number
}

const API = '/api/dashboard/klant'
const GAME = `${API}/spellenfabriek`
const PAGE = /<script[^>]*data-page[^>]*>(.*?)<\/script>/s
const TOKEN = /csrf-token" content="([^"]+)"/
const PATIENCE_MS = 15_000

/** The game master of a rehearsal: a browser with cookies and the token of its page. */
export class GameMaster implements LeadsRehearsal {
  readonly #cookies = new Map<string, string>()
  #token = ''

  constructor(
    private readonly url: string,
    private readonly signal: AbortSignal
  ) {}

  async logIn(email: string, password: string): Promise<void> {
    await this.#open('/login')
    const { naar: to } = await this.#call<{ naar: string }>('POST', '/api/login', {
      email,
      password,
    })
    if (to === '/login/code')
      throw new Error('Deze beheerder logt in twee stappen in. Neem een beheerder zonder.')
    await this.#open('/dashboard')
  }

  async createCustomer(name: string, email: string): Promise<number> {
    const { id } = await this.#call('POST', `${API}/new`, { name, email })
    return id
  }

  async removeCustomer(customerId: number): Promise<void> {
    await this.#call('DELETE', `${API}/${customerId}`, {})
  }

  async leftBehind(email: string): Promise<number[]> {
    const all = await this.#call<{ id: number; email: string }[]>('GET', `${API}en`)
    const own = all.filter((customer) => customer.email === email)
    const seen = await Promise.all(own.map(({ id }) => this.look(id)))
    return seen.filter((one) => one.spellenfabriek?.status !== 'started').map(({ id }) => id)
  }

  look(customerId: number): Promise<GameMasterSnapshot> {
    return this.#call('GET', `${API}/${customerId}`)
  }

  enable(customerId: number): Promise<GameMasterSnapshot> {
    return this.#call('POST', `${GAME}/new/${customerId}`, {})
  }

  configure(customerId: number, settings: RehearsalSettings): Promise<GameMasterSnapshot> {
    return this.#call('PUT', `${GAME}/${customerId}`, settings)
  }

  /** Presses one of the buttons of the control screen. */
  press(customerId: number, button: string, data: object = {}): Promise<GameMasterSnapshot> {
    return this.#call('POST', `${GAME}/${button}/${customerId}`, data)
  }

  /** The tokens in the QR codes, by the id of the team. */
  async codes(customerId: number): Promise<Map<number, string>> {
    const { codes } = await this.#open<{ codes: { id: number; address: string }[] }>(
      `/dashboard/klant/spellenfabriek/${customerId}`
    )
    return new Map(codes.map(({ id, address }) => [id, tokenFrom(address)]))
  }

  /** How a page of this game connects to the realtime channels. */
  async realtime(customerId: number): Promise<ClientOptions> {
    const { realtime } = await this.#open<{ realtime: ClientOptions }>(
      `/dashboard/klant/spellenfabriek/${customerId}/lobby`
    )
    return realtime
  }

  /** Opens a page, and reads its props. */
  async #open<T>(path: string): Promise<T> {
    const response = await this.#send('GET', path, { accept: 'text/html' })
    const html = await response.text()
    this.#token = TOKEN.exec(html)?.[1] ?? this.#token
    const page = PAGE.exec(html)?.[1]
    if (response.status !== 200 || !page)
      throw new Error(`${path} is no page of the admin (${response.status})`)
    return (JSON.parse(page) as { props: T }).props
  }

  /** @throws Error with the server's own words when the call is refused */
  async #call<T = GameMasterSnapshot>(method: string, path: string, data?: object): Promise<T> {
    const headers = {
      accept: 'application/json',
      ...(data && { 'content-type': 'application/json', 'x-csrf-token': this.#token }),
    }
    const response = await this.#send(method, path, headers, data)
    const body = (await response.json().catch(() => ({}))) as T & {
      message?: string
      warning?: string
    }
    if (response.ok) return body
    throw new Error(`${method} ${path}: ${response.status} ${body.message ?? body.warning ?? ''}`)
  }

  async #send(method: string, path: string, headers: Record<string, string>, data?: object) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, cookie },
      body: data && JSON.stringify(data),
      /**
       * Works without the rehearsal's signal, so that what was made is removed also when the
       * rehearsal is broken off.
       */
      signal: AbortSignal.any([
        ...(method === 'DELETE' ? [] : [this.signal]),
        AbortSignal.timeout(PATIENCE_MS),
      ]),
    }).catch((error: unknown) => {
      this.signal.throwIfAborted()
      throw new Error(`De server op ${this.url} antwoordt niet.`, { cause: error })
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return response
  }
}

function tokenFrom(address: string): string {
  const token = new URL(address).searchParams.get('api_token')
  if (!token) throw new Error('this QR code has no token')
  return token
}
