import { captured, firstOf } from '#tests/helpers/present'

export type Answer = { readonly status: number; readonly body: unknown }

/** The time limit that a caller sets for a call. */
type Patience = { readonly signal?: AbortSignal }

/** A browser without a window: its cookies, and the token of the page that it has open. */
export class PlainBrowser {
  readonly #cookies = new Map<string, string>()
  #token = ''

  constructor(private readonly shop: { readonly url: string }) {}

  async logIn(email = 'admin@example.nl', password = 'escape-room-demo') {
    await this.page('/login')
    await this.call('POST', '/api/login', { email, password })
    await this.page('/dashboard')
  }

  /** Opens a page, also through a redirect. @returns what it shows */
  async page<Props>(path: string): Promise<Props> {
    const response = await this.#send('GET', path)
    const to = response.headers.get('location')
    if (to) return this.page(to)
    const html = await response.text()
    this.#token = captured(/csrf-token" content="([^"]+)"/, html)
    const page = captured(/<script[^>]*data-page[^>]*>(.*?)<\/script>/s, html)
    return (JSON.parse(page) as { props: Props }).props
  }

  /** @throws Error with the words of the shop when it refuses */
  async call(method: string, path: string, data?: object): Promise<unknown> {
    const { status, body } = await this.ask(method, path, data)
    if (status < 200 || status > 299)
      throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  /** The answer to a call, whatever it is. */
  async ask(method: string, path: string, data?: object, patience?: Patience): Promise<Answer> {
    const response = await this.#send(method, path, data, patience)
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }

  /** What a call of the page carries besides its content. */
  get headers(): Record<string, string> {
    return {
      'cookie': [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': this.#token,
    }
  }

  async #send(method: string, path: string, data?: object, patience: Patience = {}) {
    const response = await fetch(new URL(path, this.shop.url), {
      method,
      redirect: 'manual',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: data && JSON.stringify(data),
      ...patience,
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = firstOf(line.split(';')).split(/=(.*)/s) as [string, string]
      this.#cookies.set(name, value)
    }
    return response
  }
}
