import { tracingChannel } from 'node:diagnostics_channel'
import { ROOT_CONTEXT, SpanKind, trace, type Context, type Span } from '@opentelemetry/api'
import type { Instruments } from '#app/core/telemetry/instruments'
import { markFailed, secondsSince } from '#app/core/telemetry/span_endings'

type Message = {
  readonly job: { readonly name: string; readonly attempts: number }
  readonly status?: string
  readonly error?: unknown
}

/** Observes jobs by their name. Their payload names orders and persons, and is left out. */
export function observeJobs({ tracer, meter, storage }: Instruments): () => void {
  const duration = meter.createHistogram('shop.job.duration', { unit: 's' })
  const channel = tracingChannel<Context, Message>('boringqueue.job.execute')
  const running = new WeakMap<object, { span: Span; began: number }>()

  const begin = (message: Message): Context => {
    const { name, attempts } = message.job
    const attributes = { 'shop.job.name': name, 'shop.job.attempts': attempts }
    const span = tracer.startSpan(
      `job ${name}`,
      { kind: SpanKind.CONSUMER, attributes },
      ROOT_CONTEXT
    )
    running.set(message, { span, began: performance.now() })
    return trace.setSpan(ROOT_CONTEXT, span)
  }
  const asyncEnd = (message: Message) => {
    const started = running.get(message)
    if (!started) return
    const status = message.status ?? 'unknown'
    started.span.setAttribute('shop.job.status', status)
    if (message.error) markFailed(started.span, message.error)
    started.span.end()
    duration.record(secondsSince(started.began), {
      'shop.job.name': message.job.name,
      'shop.job.status': status,
    })
  }
  channel.start.bindStore(storage, begin)
  channel.asyncEnd.subscribe(asyncEnd as (message: unknown) => void)
  return () => {
    channel.start.unbindStore(storage)
    channel.asyncEnd.unsubscribe(asyncEnd as (message: unknown) => void)
  }
}
