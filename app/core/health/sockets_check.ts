import { Result } from '@adonisjs/core/health'
import app from '@adonisjs/core/services/app'
import { BoundedCheck } from '#app/core/health/bounded_check'
import type { Limits } from '#app/core/realtime/limits'
import { EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'

const WARN_FROM = 0.8

/** Checks how many sockets this process holds, in all and from one address, and how many it may. */
export class SocketsCheck extends BoundedCheck {
  name = 'sockets'

  protected async look() {
    const { hub } = await app.container.make(EmbeddedBroadcaster)
    const { connections } = hub.size
    return judgeSockets({ connections, busiestAddress: hub.busiestAddress }, hub.limits)
  }
}

type Held = { readonly connections: number; readonly busiestAddress: number }

/** A process at its limit turns visitors away, so the warning comes before that. */
export function judgeSockets(
  { connections, busiestAddress }: Held,
  { sockets, socketsPerAddress }: Pick<Limits, 'sockets' | 'socketsPerAddress'>
): Result {
  const told = `${connections} of ${sockets} sockets are used; the busiest address has ${busiestAddress} of ${socketsPerAddress}`
  const full = connections >= WARN_FROM * sockets || busiestAddress >= WARN_FROM * socketsPerAddress
  return full ? Result.warning(told) : Result.ok(told)
}
