import { setTimeout as wait } from 'node:timers/promises'
import { newId, type Store } from './store.js'
import type { Clock, Log, Payment, WebhookJob } from './types.js'

/** The minutes between attempts: ten more attempts, the last one after 26 hours. */
const RETRY_MINUTES = [1, 2, 4, 8, 16, 29, 60, 120, 240, 1080]
const REMEMBERED_DELIVERIES = 20
/** How many milliseconds the last webhooks may take when the simulator stops. */
const LAST_MOMENT_MS = 2000

type WebhookSettings = {
  readonly store: Store
  readonly now: Clock
  readonly log: Log
  /** How long the shop may take to answer; Mollie gives it 15 seconds. */
  readonly timeoutMs: number
}

/**
 * Tells the shop that a payment changed: a form POST with only its id, repeated later when that
 * fails.
 */
export class WebhookSender {
  readonly #settings: WebhookSettings
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #closing = new AbortController()
  readonly #underway = new Set<Promise<number>>()
  #stopping = false

  constructor(settings: WebhookSettings) {
    this.#settings = settings
  }

  /** Resumes the webhooks that were not delivered when the simulator stopped. */
  resume(): void {
    for (const job of this.#settings.store.jobs.values()) this.#schedule(job)
  }

  /**
   * Sends a webhook now.
   *
   * @returns the shop's HTTP status, 0 without an answer, null for a payment without a webhook
   */
  async send(payment: Payment): Promise<number | null> {
    const job = this.#plan(payment, 0)
    return job && this.#deliver(job)
  }

  /** Sends a webhook after a delay. */
  async sendLater(payment: Payment, delayMs: number): Promise<void> {
    const job = this.#plan(payment, delayMs)
    if (job === null) return
    this.#schedule(job)
    await this.#settings.store.save()
  }

  /**
   * Stops sending. What was not delivered stays in the store. Answers that are on their way get a
   * moment to arrive.
   */
  async close(): Promise<void> {
    this.#stopping = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    await Promise.race([
      Promise.allSettled(this.#underway),
      wait(LAST_MOMENT_MS, null, { ref: false }),
    ])
    this.#closing.abort()
  }

  #plan(payment: Payment, delayMs: number): WebhookJob | null {
    if (payment.webhookUrl === null) return null
    const job = { id: newId('job'), paymentId: payment.id, attempt: 0, dueAt: this.#in(delayMs) }
    this.#settings.store.jobs.set(job.id, job)
    return job
  }

  #schedule(job: WebhookJob): void {
    if (this.#stopping) return
    const delay = Math.max(0, Date.parse(job.dueAt) - this.#settings.now().getTime())
    const timer = setTimeout(() => {
      this.#timers.delete(job.id)
      this.#deliver(job).catch((error) => this.#settings.log(`webhook ${job.paymentId}: ${error}`))
    }, delay)
    this.#timers.set(job.id, timer)
  }

  #deliver(job: WebhookJob): Promise<number> {
    const delivery = this.#tell(job).finally(() => this.#underway.delete(delivery))
    this.#underway.add(delivery)
    return delivery
  }

  async #tell(job: WebhookJob): Promise<number> {
    const { store, log, now } = this.#settings
    const payment = store.payments.get(job.paymentId)
    const status = payment?.webhookUrl ? await this.#post(payment.webhookUrl, payment.id) : 0
    if (this.#closing.signal.aborted) return status

    log(`webhook ${job.paymentId}: ${status === 0 ? 'no answer' : status}`)
    payment?.deliveries.push({ at: now().toISOString(), status })
    payment?.deliveries.splice(0, payment.deliveries.length - REMEMBERED_DELIVERIES)
    const minutes = RETRY_MINUTES[job.attempt]
    if ((status >= 200 && status < 300) || minutes === undefined) {
      store.jobs.delete(job.id)
    } else {
      job.attempt += 1
      job.dueAt = this.#in(minutes * 60_000)
      this.#schedule(job)
    }
    await store.save()
    return status
  }

  async #post(url: string, id: string): Promise<number> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'user-agent': 'Mollie HTTP client/1.0' },
        body: new URLSearchParams({ id }),
        redirect: 'manual',
        signal: AbortSignal.any([
          AbortSignal.timeout(this.#settings.timeoutMs),
          this.#closing.signal,
        ]),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return 0
    }
  }

  #in(delayMs: number): string {
    return new Date(this.#settings.now().getTime() + delayMs).toISOString()
  }
}
