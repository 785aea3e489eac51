import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from './api_error.js'
import type { Fault, Faults } from './faults.js'
import { addressOf, readBody, sendHtml } from './http.js'
import { once, type Answer } from './idempotency.js'
import { pageOf } from './paging.js'
import type { PaymentBook } from './payment_book.js'
import { SETTLEMENTS, settlementView } from './settlement_book.js'
import type { Store } from './store.js'
import type { Clock, Log, Mode } from './types.js'
import { parseBody, readNewPayment, readNewRefund } from './validation.js'
import { chargebackView, listView, paymentView, refundView, type Addresses } from './views.js'

/** What the calls and the pages of the simulator share. */
export type Context = {
  readonly book: PaymentBook
  readonly store: Store
  readonly faults: Faults
  readonly now: Clock
  readonly log: Log
  /** How often each call was made, such as `POST /v2/payments`. */
  readonly requests: Record<string, number>
  readonly apiKey: string | undefined
  /** Our own address, for requests that do not name the address at which they reached us. */
  readonly address: () => string
  /**
   * The address of our pages for browsers, when it differs from the address of the shop's calls.
   */
  readonly publicUrl: string | undefined
}

type Call = Context & {
  readonly mode: Mode
  readonly ids: readonly string[]
  readonly query: URLSearchParams
  readonly url: string
  readonly body: string
  readonly addresses: Addresses
}

type Route = {
  readonly name: string
  readonly pattern: RegExp
  readonly status: number
  readonly run: Handler
}
type Handler = (call: Call) => object

const ROUTES: readonly Route[] = [
  route('POST /v2/payments', 201, ({ book, body, mode, addresses }) =>
    paymentView(book.create(readNewPayment(parseBody(body), mode)), addresses)
  ),
  route('GET /v2/payments', 200, ({ book, mode, query, url, addresses }) => {
    const { items, cursors } = pageOf(book.all(mode), query)
    const views = items.map((payment) => paymentView(payment, addresses))
    return listView('payments', views, url, cursors)
  }),
  route('GET /v2/payments/{id}', 200, (call) => paymentView(paymentOf(call), call.addresses)),
  route('DELETE /v2/payments/{id}', 200, (call) => {
    const payment = call.book.cancel(paymentOf(call))
    call.book.tellSoon(payment)
    return paymentView(payment, call.addresses)
  }),
  route('POST /v2/payments/{id}/refunds', 201, (call) => {
    const payment = paymentOf(call)
    const refund = call.book.refund(
      payment,
      readNewRefund(parseBody(call.body), payment.description)
    )
    call.book.tellSoon(payment)
    return refundView(refund, payment, call.now(), call.addresses)
  }),
  route('GET /v2/payments/{id}/refunds', 200, (call) => {
    const payment = paymentOf(call)
    const { items, cursors } = pageOf([...payment.refunds].reverse(), call.query)
    const views = items.map((refund) => refundView(refund, payment, call.now(), call.addresses))
    return listView('refunds', views, call.url, cursors)
  }),
  route('GET /v2/payments/{id}/refunds/{refundId}', 200, (call) => {
    const payment = paymentOf(call)
    const refund = payment.refunds.find(({ id }) => id === call.ids[1])
    if (refund === undefined) throw new ApiError(404, `No refund exists with token ${call.ids[1]}.`)
    return refundView(refund, payment, call.now(), call.addresses)
  }),
  route('GET /v2/payments/{id}/chargebacks', 200, (call) => {
    const payment = paymentOf(call)
    const { items, cursors } = pageOf([...payment.chargebacks].reverse(), call.query)
    const views = items.map((chargeback) => chargebackView(chargeback, payment, call.addresses))
    return listView('chargebacks', views, call.url, cursors)
  }),
  route(SETTLEMENTS, 200, ({ store, query, url, addresses }) => {
    const { items, cursors } = pageOf([...store.settlements.values()].reverse(), query)
    return listView(
      'settlements',
      items.map((settlement) => settlementView(settlement, addresses)),
      url,
      cursors
    )
  }),
]

const KEY_REFUSED = new ApiError(401, 'Missing authentication, or failed to authenticate')
const KEY_LIMITED = new ApiError(403, 'The key may not do this')

/** The faults that are an answer of the provider itself. */
const ERRORS: Partial<Record<Fault, Error>> = {
  error500: new Error('a fault that was asked for'),
  error401: KEY_REFUSED,
  error403: KEY_LIMITED,
}

/** Answers a call of the shop, or applies the fault that was set. */
export async function handleApi(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  const address = addressOf(request, context.address())
  const url = new URL(request.url ?? '/', address)
  const call = `${request.method} ${url.pathname}`
  const found = ROUTES.find(({ pattern }) => pattern.test(call))
  const name = found?.name ?? call
  context.requests[name] = (context.requests[name] ?? 0) + 1

  const fault = context.faults.take()
  if (fault !== null) context.log(`${call}: ${fault}`)
  if (fault === 'hang') return
  if (fault === 'down') return void request.socket.destroy()
  if (fault === 'html403') return sendHtml(response, 403, '<h1>Access denied</h1>')

  const error = fault === null ? undefined : ERRORS[fault]
  const { status, body, replayed } =
    error !== undefined
      ? refusal(context, error)
      : await answerTo(context, request, found, url).catch((reason: unknown) =>
          refusal(context, reason)
        )
  if (fault === 'lostAnswer') return void request.socket.destroy()
  if (fault === 'hangAfter') return
  if (fault === 'html200') return sendHtml(response, 200, '<h1>One moment please</h1>')
  context.log(`${call}: ${status}${replayed ? ' (again)' : ''}`)
  response
    .writeHead(status, {
      'content-type': 'application/hal+json; charset=utf-8',
      ...(replayed && { 'idempotent-replayed': 'true' }),
    })
    .end(fault === 'withoutLinks' ? withoutLinks(body) : body)
}

function withoutLinks(body: string): string {
  const { _links, ...rest } = JSON.parse(body) as Record<string, unknown>
  return JSON.stringify(rest)
}

async function answerTo(
  context: Context,
  request: IncomingMessage,
  found: Route | undefined,
  url: URL
): Promise<Answer> {
  const body = await readBody(request)
  const mode = found?.name === SETTLEMENTS ? byToken(request) : modeOf(request, context.apiKey)
  if (found === undefined) throw new ApiError(404, 'The resource does not exist')

  const [, ...ids] = found.pattern.exec(`${request.method} ${url.pathname}`) ?? []
  const addresses = { api: url.origin, pages: context.publicUrl ?? url.origin }
  const call: Call = {
    ...context,
    mode,
    ids,
    body,
    addresses,
    query: url.searchParams,
    url: url.href,
  }
  const key = request.headers['idempotency-key']
  if (request.method === 'GET')
    return { status: found.status, body: JSON.stringify(found.run(call)) }

  const work = () => attempt(found, call)
  const answer =
    request.method === 'POST' && typeof key === 'string'
      ? once(context.store, context.now, { key: `${mode} ${key}`, path: url.pathname, body }, work)
      : work()
  await context.store.save()
  return answer
}

/** Runs a call. A refusal is an answer as well, and a repeated call gets the same one again. */
function attempt(found: Route, call: Call): Answer {
  try {
    return { status: found.status, body: JSON.stringify(found.run(call)) }
  } catch (error) {
    if (error instanceof ApiError) return refusal(call, error)
    throw error
  }
}

function refusal({ log }: Context, error: unknown): Answer {
  if (!(error instanceof ApiError)) log(`error: ${error}`)
  const refused =
    error instanceof ApiError ? error : new ApiError(500, 'Something went wrong at our side')
  return { status: refused.status, body: JSON.stringify(refused) }
}

function modeOf(request: IncomingMessage, apiKey: string | undefined): Mode {
  const [, key, mode] =
    /^Bearer ((test|live)_\w+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (key === undefined || (apiKey !== undefined && key !== apiKey)) {
    throw KEY_REFUSED
  }
  return mode as Mode
}

/** Settlements are of the organization: its token opens them, and no key of a shop does. */
function byToken(request: IncomingMessage): Mode {
  if (!/^Bearer access_\w+$/i.test(request.headers.authorization ?? '')) throw KEY_REFUSED
  return 'live'
}

function paymentOf({ book, ids, mode }: Call) {
  return book.get(ids[0] ?? '', mode)
}

function route(name: string, status: number, run: Handler): Route {
  const pattern = new RegExp(`^${name.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`)
  return { name, status, run, pattern }
}
