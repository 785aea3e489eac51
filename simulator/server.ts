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
  /** The port; 0 or nothing means any free port. */
  readonly port?: number
  readonly host?: string
  /** The file that keeps the state. Without it the state is lost at the end. */
  readonly stateFile?: string
  /** The only accepted key. Without it, every `test_` and `live_` key is accepted. */
  readonly apiKey?: string
  /**
   * The address of the checkout pages for browsers, when it differs from the address of the shop's
   * calls.
   */
  readonly publicUrl?: string
  /**
   * The name of the shop on the checkout page. Without it, the page shows the host to which the
   * customer returns.
   */
  readonly shopName?: string
  /** How long the shop may take to answer a webhook. Without it, 15 seconds, as at Mollie. */
  readonly webhookTimeoutMs?: number
  readonly now?: Clock
  readonly log?: Log
}

export type Simulator = {
  readonly url: string
  readonly control: Control
  close(): Promise<void>
}

/** Starts a payment provider that answers Mollie's calls but moves no money. */
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
