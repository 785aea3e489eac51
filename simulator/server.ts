import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleApi, type Context } from './api.js'
import { createControl, type Control } from './control.js'
import { Faults } from './faults.js'
import { PaymentBook } from './payment_book.js'
import { handleSite } from './site.js'
import { Store } from './store.js'
import type { Clock, Log } from './types.js'
import { WebhookSender } from './webhooks.js'

export type SimulatorOptions = {
  /** 0, or left out, for any free port. */
  readonly port?: number
  readonly host?: string
  /** Where to keep what happened; left out, it is forgotten at the end. */
  readonly stateFile?: string
  /** The only key that is accepted; left out, every `test_` and `live_` key is. */
  readonly apiKey?: string
  /** Where browsers find the checkout pages, when that differs from where the shop's calls come in. */
  readonly publicUrl?: string
  /** The name of the shop on the checkout page; left out, the host to which the customer returns. */
  readonly shopName?: string
  /** How long the shop may take to answer a webhook, 15 seconds as at Mollie when left out. */
  readonly webhookTimeoutMs?: number
  readonly now?: Clock
  readonly log?: Log
}

export type Simulator = {
  readonly url: string
  readonly control: Control
  close(): Promise<void>
}

/** Starts a payment provider that speaks Mollie's calls but moves no money. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1', now = () => new Date(), log = () => {} } = options
  const store = await Store.open(options.stateFile)
  const webhooks = new WebhookSender({
    store,
    now,
    log,
    timeoutMs: options.webhookTimeoutMs ?? 15_000,
  })
  const book = new PaymentBook({ store, webhooks, now })
  const faults = new Faults()
  const context: Context = {
    book,
    store,
    faults,
    now,
    log,
    requests: {},
    apiKey: options.apiKey,
    address: () => url,
    publicUrl: options.publicUrl?.replace(/\/+$/, ''),
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const handled = request.url?.startsWith('/v2/')
      ? handleApi(context, request, response)
      : handleSite({ ...context, shopName: options.shopName }, request, response)
    handled.catch((error) => {
      log(`error: ${error}`)
      request.socket.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address() as AddressInfo
  const url = `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`
  webhooks.resume()

  return {
    url,
    control: createControl(context),
    async close() {
      await webhooks.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await store.save()
    },
  }
}
