import diagnostics, { tracingChannel } from 'node:diagnostics_channel'
import { context, SpanKind, trace, type Context, type Span } from '@opentelemetry/api'
import type { Instruments } from '#app/core/telemetry/instruments'
import { markFailed, secondsSince } from '#app/core/telemetry/span_endings'
import { SMTP_CHANNEL, type SmtpMessage } from '#app/core/mail/observable_smtp'

type Request = { readonly origin: string | URL; readonly method: string; readonly path: string }
type Message = {
  readonly request: Request
  readonly response?: { readonly statusCode: number }
  readonly error?: unknown
}
type Listener = (message: unknown) => void

/** Ids of the payment provider, such as tr_7UhSN1zuXS. */
const IDS = /\/[a-z]{2,6}_\w+/g

/**
 * Observes what the shop asks of other systems over HTTP. The path is told for the payment provider
 * only, without ids: other addresses may contain a secret.
 */
export function observeCalls({ tracer, meter }: Instruments, provider: string): () => void {
  const duration = meter.createHistogram('http.client.request.duration', { unit: 's' })
  const running = new WeakMap<
    Request,
    { span: Span; began: number; told: object; status: number }
  >()
  const providerOrigin = new URL(provider).origin

  const create = ({ request }: Message) => {
    const { origin, host } = new URL(request.origin)
    const told = { 'http.request.method': request.method, 'server.address': host }
    const path = origin === providerOrigin ? pathOf(request) : undefined
    const span = tracer.startSpan(
      [request.method, path ?? host].join(' '),
      { kind: SpanKind.CLIENT, attributes: { ...told, ...(path && { 'url.template': path }) } },
      context.active()
    )
    running.set(request, { span, began: performance.now(), told, status: 0 })
  }
  const headers = ({ request, response }: Message) => {
    const call = running.get(request)
    if (call && response) call.status = response.statusCode
  }
  const done = ({ request, error }: Message) => {
    const call = running.get(request)
    if (!call) return
    running.delete(request)
    const { span, began, told, status } = call
    span.setAttribute('http.response.status_code', status)
    if (error || status >= 400) markFailed(span, error ?? { name: String(status) })
    span.end()
    duration.record(secondsSince(began), { ...told, 'http.response.status_code': status })
  }
  return subscribed({
    'undici:request:create': create,
    'undici:request:headers': headers,
    'undici:request:trailers': done,
    'undici:request:error': done,
  })
}

const pathOf = ({ path }: Request) => path.replace(/\?.*$/s, '').replace(IDS, '/{id}')

/** Observes what is handed to the mail server, without sender, receiver and subject. */
export function observeMails({ tracer, meter, storage }: Instruments): () => void {
  const duration = meter.createHistogram('shop.smtp.duration', { unit: 's' })
  const running = new WeakMap<SmtpMessage, { span: Span; began: number }>()
  const channel = tracingChannel<Context, SmtpMessage>(SMTP_CHANNEL)
  const begin = (message: SmtpMessage): Context => {
    const active = context.active()
    const attributes = { 'server.address': message.host }
    const span = tracer.startSpan('smtp send', { kind: SpanKind.CLIENT, attributes }, active)
    running.set(message, { span, began: performance.now() })
    return trace.setSpan(active, span)
  }
  const end = (message: SmtpMessage & { error?: unknown }) => {
    const sent = running.get(message)
    if (!sent) return
    if (message.error) markFailed(sent.span, message.error)
    sent.span.end()
    duration.record(secondsSince(sent.began), { 'shop.smtp.accepted': !message.error })
  }
  channel.start.bindStore(storage, begin)
  channel.asyncEnd.subscribe(end as Listener)
  return () => {
    channel.start.unbindStore(storage)
    channel.asyncEnd.unsubscribe(end as Listener)
  }
}

function subscribed(listeners: Record<string, (message: Message) => void>): () => void {
  const entries = Object.entries(listeners) as [string, Listener][]
  for (const [name, listener] of entries) diagnostics.subscribe(name, listener)
  return () => {
    for (const [name, listener] of entries) diagnostics.unsubscribe(name, listener)
  }
}
