import type { ApiClient, ApiResponse } from '@japa/api-client'
import Beheerder from '#models/beheerder'

export const BEHEERDER = { email: 'eigenaar@example.nl', password: 'een-lang-wachtwoord' }

/** A browser with cookies and the token of the page it is on. */
export class Browser {
  #cookies: Record<string, string> = {}
  token = ''

  constructor(readonly client: ApiClient) {}

  async open(pad: string, headers: Record<string, string> = {}): Promise<ApiResponse> {
    const request = this.client.get(pad).redirects(0).headers(headers)
    const response = await this.#send(request)
    this.token = /csrf-token" content="([^"]+)"/.exec(response.text() ?? '')?.[1] ?? this.token
    return response
  }

  post(pad: string, body: object = {}, headers: Record<string, string> = {}) {
    return this.stuur('post', pad, body, headers)
  }

  stuur(
    methode: 'post' | 'put' | 'delete',
    pad: string,
    body: object = {},
    headers: Record<string, string> = {}
  ) {
    const request = this.client[methode](pad).redirects(0).headers(headers)
    return this.#send(request.header('x-csrf-token', this.token).json(body))
  }

  async #send(request: ReturnType<ApiClient['get']>) {
    const cookie = Object.entries(this.#cookies).map(([naam, waarde]) => `${naam}=${waarde}`)
    const response = await request.header('cookie', cookie.join('; '))
    const gezet = (response.header('set-cookie') as unknown as string[] | undefined) ?? []
    for (const regel of [gezet].flat()) {
      const [naam, waarde] = regel.split(';')[0]!.split(/=(.*)/s) as [string, string]
      this.#cookies[naam] = waarde
    }
    return response
  }
}

/** An admin at work, logged in. */
export async function ingelogd(client: ApiClient): Promise<Browser> {
  await Beheerder.firstOrCreate({ email: BEHEERDER.email }, { naam: 'Eigenaar', ...BEHEERDER })
  const browser = new Browser(client)
  await browser.open('/login')
  const response = await browser.post('/api/login', BEHEERDER)
  response.assertStatus(200)
  await browser.open('/dashboard')
  return browser
}
