import type { ApplicationService } from '@adonisjs/core/types'
import { EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import env from '#start/env'

/** The command that works the queue in a process of its own. */
const WORKER_COMMAND = 'queue:work'

/**
 * Starts traces and metrics when `OTEL_EXPORTER_OTLP_ENDPOINT` says where they go. Without it, no
 * package of OpenTelemetry is loaded or even needed.
 */
export default class TelemetryProvider {
  #stop: (() => Promise<void>) | null = null

  constructor(protected app: ApplicationService) {}

  async start() {
    if (env.telemetry === null || !this.#works()) return
    const logger = await this.app.container.make('logger')
    try {
      const { startTelemetry } = await import('#app/core/telemetry/start_telemetry')
      this.#stop = startTelemetry({
        sampled: env.telemetry.sampled,
        emitter: await this.app.container.make('emitter'),
        database: env.database.client === 'pg' ? 'postgresql' : 'sqlite',
        provider: env.mollie.url,
        sockets: await this.#sockets(),
      })
    } catch (error) {
      /** The shop starts all the same, because it also sells without telemetry. */
      logger.error({ err: error }, 'telemetry is off: install its packages, see going_live.md')
    }
  }

  async shutdown() {
    await this.#stop?.()
  }

  #works(): boolean {
    if (this.app.getMode() === 'warmup') return false
    return this.app.getEnvironment() === 'web' || process.argv.includes(WORKER_COMMAND)
  }

  async #sockets() {
    if (env.realtime.driver !== 'embedded' || this.app.getEnvironment() !== 'web')
      return () => ({ open: 0, limit: 0 })
    const { hub } = await this.app.container.make(EmbeddedBroadcaster)
    return () => ({ open: hub.size.connections, limit: hub.limits.sockets })
  }
}
