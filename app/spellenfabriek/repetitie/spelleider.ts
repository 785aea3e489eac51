import type { ClientOptions } from '#app/core/realtime/broadcaster'
import type { Robotroom } from '#app/spellenfabriek/repetitie/plan'
import type { Status } from '#domain/spellenfabriek/spelverloop'

/** What the rehearsal reads of the admin's snapshot. */
export type Leidersnapshot = {
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
    readonly rooms: readonly Robotroom[]
    readonly rooms_available: readonly Robotroom[]
  } | null
}

const API = '/api/dashboard/klant'
const SPEL = `${API}/spellenfabriek`
const PAGINA = /<script[^>]*data-page[^>]*>(.*?)<\/script>/s
const TOKEN = /csrf-token" content="([^"]+)"/
const GEDULD_MS = 15_000

/** The game master of a rehearsal: a browser with cookies and the token of the page it is on. */
export class Spelleider {
  readonly #koekjes = new Map<string, string>()
  #token = ''

  constructor(
    private readonly url: string,
    private readonly signal: AbortSignal
  ) {}

  async logIn(email: string, password: string): Promise<void> {
    await this.#open('/login')
    const { naar } = await this.#roep<{ naar: string }>('POST', '/api/login', { email, password })
    if (naar === '/login/code')
      throw new Error('Deze beheerder logt in twee stappen in. Neem een beheerder zonder.')
    await this.#open('/dashboard')
  }

  async maakKlant(name: string, email: string): Promise<number> {
    const { id } = await this.#roep('POST', `${API}/new`, { name, email })
    return id
  }

  kijk(klantId: number): Promise<Leidersnapshot> {
    return this.#roep('GET', `${API}/${klantId}`)
  }

  schakelIn(klantId: number): Promise<Leidersnapshot> {
    return this.#roep('POST', `${SPEL}/new/${klantId}`, {})
  }

  stelIn(klantId: number, instellingen: object): Promise<Leidersnapshot> {
    return this.#roep('PUT', `${SPEL}/${klantId}`, instellingen)
  }

  /** One of the buttons of the lobby. */
  druk(klantId: number, knop: string, data: object = {}): Promise<Leidersnapshot> {
    return this.#roep('POST', `${SPEL}/${knop}/${klantId}`, data)
  }

  /** The tokens in the QR codes, by the id of the team. */
  async codes(klantId: number): Promise<Map<number, string>> {
    const { codes } = await this.#open<{ codes: { id: number; adres: string }[] }>(
      `/dashboard/klant/spellenfabriek/${klantId}`
    )
    return new Map(codes.map(({ id, adres }) => [id, tokenUit(adres)]))
  }

  /** How a page of this game connects to the realtime channels. */
  async realtime(klantId: number): Promise<ClientOptions> {
    const { realtime } = await this.#open<{ realtime: ClientOptions }>(
      `/dashboard/klant/spellenfabriek/${klantId}/lobby`
    )
    return realtime
  }

  /** Opens a page, and reads what it was given. */
  async #open<T>(pad: string): Promise<T> {
    const response = await this.#stuur('GET', pad, { accept: 'text/html' })
    const html = await response.text()
    this.#token = TOKEN.exec(html)?.[1] ?? this.#token
    const pagina = PAGINA.exec(html)?.[1]
    if (response.status !== 200 || !pagina)
      throw new Error(`${pad} is no page of the admin (${response.status})`)
    return (JSON.parse(pagina) as { props: T }).props
  }

  /** @throws Error with the server's own words when it was refused */
  async #roep<T = Leidersnapshot>(method: string, pad: string, data?: object): Promise<T> {
    const headers = {
      accept: 'application/json',
      ...(data && { 'content-type': 'application/json', 'x-csrf-token': this.#token }),
    }
    const response = await this.#stuur(method, pad, headers, data)
    const body = (await response.json().catch(() => ({}))) as T & {
      message?: string
      warning?: string
    }
    if (response.ok) return body
    throw new Error(`${method} ${pad}: ${response.status} ${body.message ?? body.warning ?? ''}`)
  }

  async #stuur(method: string, pad: string, headers: Record<string, string>, data?: object) {
    const cookie = [...this.#koekjes].map(([naam, waarde]) => `${naam}=${waarde}`).join('; ')
    const response = await fetch(`${this.url}${pad}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, cookie },
      body: data && JSON.stringify(data),
      signal: AbortSignal.any([this.signal, AbortSignal.timeout(GEDULD_MS)]),
    }).catch((error: unknown) => {
      this.signal.throwIfAborted()
      throw new Error(`De server op ${this.url} antwoordt niet.`, { cause: error })
    })
    for (const regel of response.headers.getSetCookie()) {
      const [naam, waarde] = regel.split(';')[0]!.split(/=(.*)/s) as [string, string]
      this.#koekjes.set(naam, waarde)
    }
    return response
  }
}

function tokenUit(adres: string): string {
  const token = new URL(adres).searchParams.get('api_token')
  if (!token) throw new Error('this QR code has no token')
  return token
}
