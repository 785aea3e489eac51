import { Result } from '@adonisjs/core/health'
import app from '@adonisjs/core/services/app'
import { BoundedCheck } from '#app/core/health/bounded_check'
import { EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'

const WARN_ABOVE = 0.8

/** Checks how many sockets this process holds, and how many it may hold. */
export class SocketsCheck extends BoundedCheck {
  name = 'sockets'

  protected async look() {
    const { hub } = await app.container.make(EmbeddedBroadcaster)
    const { connections } = hub.size
    const { sockets: limit } = hub.limits
    const told = `${connections} of ${limit} sockets are used`
    return connections > WARN_ABOVE * limit ? Result.warning(told) : Result.ok(told)
  }
}
