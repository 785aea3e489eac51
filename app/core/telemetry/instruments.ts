import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Meter, Tracer } from '@opentelemetry/api'

/** What observers write to. */
export type Instruments = {
  readonly tracer: Tracer
  readonly meter: Meter
  /** Holds the context of the code that runs now. */
  readonly storage: AsyncLocalStorage<Context>
}
