import { context, SpanKind, trace } from '@opentelemetry/api'
import type { EmitterService } from '@adonisjs/core/types'
import type { DbQueryEventNode } from '@adonisjs/lucid/types/database'
import { markFailed } from '#app/core/telemetry/span_endings'
import type { Instruments } from '#app/core/telemetry/instruments'

type Query = DbQueryEventNode & { readonly error?: unknown }

const MOST_CHARACTERS = 2_000

/** A statement with placeholders only. Ours have no values in them, but a slip would be a leak. */
const withoutValues = (sql: string) => sql.replace(/'(?:[^']|'')*'/g, '?').slice(0, MOST_CHARACTERS)

/**
 * Observes the queries of requests and jobs, without values. Others, such as a worker that looks for
 * work, would be most of what is sent.
 */
export function observeQueries(
  { tracer }: Pick<Instruments, 'tracer'>,
  emitter: EmitterService,
  system: 'postgresql' | 'sqlite'
): () => void {
  return emitter.on('db:query', ({ sql, method, model, duration, error }: Query) => {
    if (!trace.getActiveSpan() || !duration) return
    const took = duration[0] * 1000 + duration[1] / 1e6
    const span = tracer.startSpan(
      ['query', model ?? method].join(' '),
      {
        kind: SpanKind.CLIENT,
        startTime: Date.now() - took,
        attributes: { 'db.system.name': system, 'db.query.text': withoutValues(sql) },
      },
      context.active()
    )
    if (error) markFailed(span, error)
    span.end()
  })
}
