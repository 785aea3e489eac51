import type { ApplicationService } from '@adonisjs/core/types'
import { Broadcaster, type RealtimeLog } from '#app/core/realtime/broadcaster'
import { EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import { LIMITS } from '#app/core/realtime/limits'
import type { PusherSettings } from '#app/core/realtime/pusher_broadcaster'
import { mountRest } from '#app/core/realtime/rest_routes'
import env from '#start/env'

/**
 * Chooses the carrier of realtime events, and lets the app's own server accept sockets when it is
 * the carrier.
 */
export default class RealtimeProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    const { sockets, socketsPerAddress } = env.realtime
    container.singleton(EmbeddedBroadcaster, async (resolver) => {
      return new EmbeddedBroadcaster({
        credentials: env.realtime,
        appUrl: env.appUrl,
        proxyHops: env.trustProxyHops,
        log: await resolver.make('logger'),
        limits: { ...LIMITS, sockets, socketsPerAddress },
      })
    })
    container.singleton(Broadcaster, async (resolver) => {
      const log = await resolver.make('logger')
      if (env.realtime.driver === 'pusher') return pusher(env.realtime, log)
      return this.#hasSockets() ? resolver.make(EmbeddedBroadcaster) : pusher(webProcess(), log)
    })
  }

  async boot() {
    if (env.realtime.driver !== 'embedded' || !this.#hasSockets()) return
    const router = await this.app.container.make('router')
    mountRest(router, async () => {
      const broadcaster = await this.app.container.make(EmbeddedBroadcaster)
      return broadcaster.rest
    })
  }

  /** Tests make their server later, see `tests/helpers/core/realtime.ts`. */
  async ready() {
    if (env.realtime.driver !== 'embedded' || this.app.getEnvironment() !== 'web') return
    const server = await this.app.container.make('server')
    const broadcaster = await this.app.container.make(EmbeddedBroadcaster)
    broadcaster.attach(server.getNodeServer() as import('node:http').Server)
    this.app.terminating(() => broadcaster.close())
  }

  #hasSockets(): boolean {
    return ['web', 'test'].includes(this.app.getEnvironment())
  }
}

/** The library is loaded by a process that uses it. */
async function pusher(settings: PusherSettings, log: RealtimeLog): Promise<Broadcaster> {
  const { PusherBroadcaster } = await import('#app/core/realtime/pusher_broadcaster')
  return new PusherBroadcaster(settings, log)
}

/**
 * The address of the web process on this machine. A separate worker has no sockets and publishes
 * through it.
 */
function webProcess() {
  const host = env.host === '0.0.0.0' || env.host === '::' ? '127.0.0.1' : env.host
  return { ...env.realtime, host, port: env.port, tls: false }
}
