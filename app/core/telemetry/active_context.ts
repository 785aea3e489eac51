import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Context, type ContextManager } from '@opentelemetry/api'

/**
 * Keeps the active context in a storage that diagnostics channels can fill: code that publishes on
 * a channel then runs within a span, without knowing of it.
 */
export class ActiveContext implements ContextManager {
  readonly storage = new AsyncLocalStorage<Context>()

  active(): Context {
    return this.storage.getStore() ?? ROOT_CONTEXT
  }

  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    context: Context,
    fn: F,
    thisArg?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    return this.storage.run(context, () => fn.apply(thisArg as never, args))
  }

  bind<T>(context: Context, target: T): T {
    if (typeof target !== 'function') return target
    const bound = (...args: unknown[]): unknown =>
      this.storage.run(context, () => (target as (...given: unknown[]) => unknown)(...args))
    return bound as T
  }

  enable() {
    return this
  }

  disable() {
    this.storage.disable()
    return this
  }
}
