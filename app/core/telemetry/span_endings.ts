import { SpanStatusCode, type Span } from '@opentelemetry/api'
import { nameOf } from '#app/core/guard/failures'

/** Marks a span as failed by the kind of the error. Its message may contain what a person wrote. */
export function markFailed(span: Span, error: unknown) {
  span.setAttribute('error.type', nameOf(error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** @returns the seconds since `began`, a time of `performance.now()` */
export function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
