import type { ApiClient, ApiResponse } from '@japa/api-client'
import Admin from '#models/admin/admin'
import { firstOf } from '#tests/helpers/present'

export const ADMIN = { email: 'eigenaar@example.nl', password: 'een-lang-wachtwoord' }

/** A browser with cookies and the token of the page it is on. */
export class Browser {
  #cookies: Record<string, string> = {}
  token = ''

  constructor(readonly client: ApiClient) {}

  /** Another browser with the same cookies, as if somebody copied them. */
  copy(): Browser {
    const copy = new Browser(this.client)
    copy.#cookies = { ...this.#cookies }
    copy.token = this.token
    return copy
  }

  async open(path: string, headers: Record<string, string> = {}): Promise<ApiResponse> {
    const request = this.client.get(path).redirects(0).headers(headers)
    const response = await this.#send(request)
    this.token = /csrf-token" content="([^"]+)"/.exec(response.text() ?? '')?.[1] ?? this.token
    return response
  }

  post(path: string, body: object = {}, headers: Record<string, string> = {}) {
    return this.send('post', path, body, headers)
  }

  send(
    method: 'post' | 'put' | 'delete',
    path: string,
    body: object = {},
    headers: Record<string, string> = {}
  ) {
    const request = this.client[method](path).redirects(0).headers(headers)
    return this.#send(request.header('x-csrf-token', this.token).json(body))
  }

  /** The header with all its cookies. */
  get cookie(): string {
    const cookies = Object.entries(this.#cookies).map(([name, value]) => `${name}=${value}`)
    return cookies.join('; ')
  }

  async #send(request: ReturnType<ApiClient['get']>) {
    const response = await request.header('cookie', this.cookie)
    const cookies = (response.header('set-cookie') as unknown as string[] | undefined) ?? []
    for (const line of [cookies].flat()) {
      const [name, value] = firstOf(line.split(';')).split(/=(.*)/s) as [string, string]
      this.#cookies[name] = value
    }
    return response
  }
}

/** An admin at work, logged in. */
export async function loggedIn(client: ApiClient): Promise<Browser> {
  await Admin.firstOrCreate({ email: ADMIN.email }, { name: 'Eigenaar', ...ADMIN })
  const browser = new Browser(client)
  await browser.open('/login')
  const response = await browser.post('/api/login', ADMIN)
  response.assertStatus(200)
  await browser.open('/dashboard')
  return browser
}
