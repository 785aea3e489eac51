import { tracingChannel } from 'node:diagnostics_channel'
import { ROOT_CONTEXT, SpanKind, trace, type Context, type Span } from '@opentelemetry/api'
import type { HttpContext } from '@adonisjs/core/http'
import { markFailed, secondsSince } from '#app/core/telemetry/span_endings'
import type { Instruments } from '#app/core/telemetry/instruments'

type Message = { readonly ctx: HttpContext; error?: unknown }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/**
 * Observes requests by the pattern of their route; an address may contain a secret. What a stranger
 * sends along as the trace of a caller is not used.
 */
export function observeRequests({ tracer, meter, storage }: Instruments): () => void {
  const duration = meter.createHistogram('http.server.request.duration', { unit: 's' })
  const channel = tracingChannel<Context, Message>('adonisjs.http.request')

  const begin = ({ ctx }: Message): Context => {
    const { method = '' } = ctx.request.request
    const known = METHODS.has(method) ? method : '_OTHER'
    const began = performance.now()
    const attributes = { 'http.request.method': known }
    const span = tracer.startSpan(known, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
    ctx.response.response.once('close', () => {
      const told = { ...attributes, ...end(span, ctx, known) }
      duration.record(secondsSince(began), told)
    })
    return trace.setSpan(ROOT_CONTEXT, span)
  }
  channel.start.bindStore(storage, begin)
  return () => channel.start.unbindStore(storage)
}

function end(span: Span, ctx: HttpContext, method: string) {
  const status = ctx.response.response.statusCode
  const route = ctx.route?.pattern ?? (ctx.storefront === undefined ? 'none' : 'storefront')
  const told = { 'http.route': route, 'http.response.status_code': status }
  span.updateName(`${method} ${route}`)
  span.setAttributes(told)
  if (status >= 500) markFailed(span, { name: String(status) })
  span.end()
  return told
}
