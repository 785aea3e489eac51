import { randomUUID } from 'node:crypto'
import type { Simulator } from '#simulator/server'
import type { StandaloneShop } from '#tests/helpers/standalone_shop'

/** An order that the shop acknowledged to its customer. */
export type Placed = { readonly email: string; readonly payment: string }

/** Longer than the shop may take to answer. */
const PATIENCE_MS = 20_000
/** A shop that takes no order for so long is not there any more. */
const IN_VAIN_MS = 120_000

/**
 * Customers of a shop under a fault. Each has an address of its own, and presses again with the key
 * of the form until the shop acknowledges the order, as a page of the shop lets people do.
 */
export class Customers {
  readonly placed: Placed[] = []
  /** The answers so far, by status; 0 for none. */
  readonly answers = new Map<number, number>()
  /** How requests ended that the shop took and did not answer; a refused connection does not count. */
  readonly cut: string[] = []
  /** The longest time that an answer took, in milliseconds. */
  slowest = 0
  /** When the last answer was in, by `performance.now`. */
  answeredAt = 0
  #token = ''
  #number = 0

  constructor(
    readonly shop: StandaloneShop,
    readonly simulator: Simulator
  ) {}

  /** Opens the form, which works before the fault only. */
  async arrive() {
    this.#token = await this.shop.pageToken()
  }

  /** A new customer with a form of their own. */
  next() {
    this.#number++
    const { length } = this.placed
    return {
      key: randomUUID(),
      email: `klant${this.#number}-${length}@example.nl`,
      address: `10.${(this.#number >> 16) & 255}.${(this.#number >> 8) & 255}.${this.#number & 255}`,
    }
  }

  /**
   * Presses the button once.
   *
   * @returns the status of the answer, 0 without one
   */
  async press(customer: ReturnType<Customers['next']>): Promise<number> {
    const began = performance.now()
    const status = await this.#send(customer).catch((error: unknown) => {
      const reason = reasonOf(error)
      const ms = Math.round(performance.now() - began)
      if (reason !== 'ECONNREFUSED') this.cut.push(`${reason} after ${ms} ms`)
      return 0
    })
    this.slowest = Math.max(this.slowest, performance.now() - began)
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1)
    return status
  }

  /** Presses until the order is acknowledged, or until `givenUp` says to give up. */
  async order(givenUp: () => boolean = () => false): Promise<Placed | null> {
    const customer = this.next()
    const end = performance.now() + IN_VAIN_MS
    while (!givenUp()) {
      if (performance.now() > end) throw new Error('Nobody took an order for two minutes')
      if ((await this.press(customer)) === 200) return this.placed.at(-1) ?? null
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return null
  }

  /** Orders and pays a voucher. */
  async buyVoucher() {
    const status = await this.#send(this.next(), 'cadeaubon', { bedrag: 25, wijze: 'zelf' })
    const placed = this.placed.at(-1)
    if (status !== 200 || !placed) throw new Error(`A voucher was answered with ${status}`)
    await this.pay(placed)
  }

  /** Pays at the provider, which tells the shop, and tells it again when the shop did not answer. */
  async pay({ payment }: Placed): Promise<number> {
    const [status] = await this.simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return status ?? 0
  }

  /** Lets the provider tell of each payment until the shop has heard of all. */
  async tellAgain() {
    for (const { payment } of this.placed) {
      for (let attempt = 0; attempt < 40; attempt++) {
        if ((await this.simulator.control.sendWebhook(payment)) === 200) break
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    }
  }

  get summary(): string {
    const answers = [...this.answers].toSorted(([a], [b]) => a - b)
    const words = answers.map(([status, times]) => `${times}× ${status || 'no answer'}`)
    return `${this.placed.length} orders (${words.join(', ')})`
  }

  async #send(
    { key, email, address }: ReturnType<Customers['next']>,
    path = 'sintjunior',
    fields: object = {}
  ): Promise<number> {
    const response = await fetch(`${this.shop.url}/api/${path}/bestellen`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': this.#token,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ naam: 'Noor de Vries', email, aanvraagsleutel: key, ...fields }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await response.text()
    this.answeredAt = performance.now()
    const payment = /tr_\w+/.exec(text)?.[0]
    if (response.status === 200 && payment) this.placed.push({ email, payment })
    return response.status
  }
}

/** Why there was no answer, as the system calls it. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } }
  return cause?.code ?? name
}
