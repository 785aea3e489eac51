import { context } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { EmitterService } from '@adonisjs/core/types'
import { ActiveContext } from '#app/core/telemetry/active_context'
import { observeCalls, observeMails } from '#app/core/telemetry/observe_calls'
import { observeJobs } from '#app/core/telemetry/observe_jobs'
import { observeQueries } from '#app/core/telemetry/observe_queries'
import { observeRequests } from '#app/core/telemetry/observe_requests'
import { observeStocks } from '#app/core/telemetry/observe_stocks'

const NAME = 'shop'
const EXPORT_EACH_MS = 60_000
/** A receiver that is away must not hold up a shop that stops. */
const LAST_EXPORT_MS = 2_000

type Surroundings = {
  readonly sampled: number
  readonly emitter: EmitterService
  readonly database: 'postgresql' | 'sqlite'
  readonly provider: string
  readonly sockets: () => { readonly open: number; readonly limit: number }
}

/**
 * Sends traces and metrics to the receiver of `OTEL_EXPORTER_OTLP_ENDPOINT`. This is the only file
 * that loads the packages of OpenTelemetry, so it is imported only when that setting is there.
 *
 * @returns sends what is left and stops
 */
export function startTelemetry(surroundings: Surroundings): () => Promise<void> {
  const { sampled, emitter, database, provider, sockets } = surroundings
  const resource = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME ?? NAME,
    'service.instance.id': `${process.pid}`,
  })
  const traces = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(sampled),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: EXPORT_EACH_MS,
  })
  const metrics = new MeterProvider({ resource, readers: [reader] })

  const active = new ActiveContext()
  context.setGlobalContextManager(active)
  const tracer = traces.getTracer(NAME)
  const meter = metrics.getMeter(NAME)
  const instruments = { tracer, meter, storage: active.storage }
  observeStocks(meter, sockets)
  const observers = [
    observeRequests(instruments),
    observeJobs(instruments),
    observeQueries(instruments, emitter, database),
    observeCalls(instruments, provider),
    observeMails(instruments),
  ]

  return async () => {
    for (const stop of observers) stop()
    context.disable()
    const last = Promise.allSettled([traces.shutdown(), metrics.shutdown()])
    await Promise.race([
      last,
      new Promise((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref()),
    ])
  }
}
