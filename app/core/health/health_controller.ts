import { HealthChecks } from '@adonisjs/core/health'
import type { HttpContext } from '@adonisjs/core/http'
import { departure } from '#app/core/guard/departure'
import { DatabaseCheck } from '#app/core/health/database_check'
import { dataFolders, DiskCheck } from '#app/core/health/disk_check'
import { MailCheck } from '#app/core/health/mail_check'
import { mayKnow } from '#app/core/health/may_know'
import { OutboxCheck } from '#app/core/health/outbox_check'
import { QueueCheck } from '#app/core/health/queue_check'
import { ReconcilerCheck } from '#app/core/health/reconciler_check'
import { RedisCheck } from '#app/core/health/redis_check'
import { SocketsCheck } from '#app/core/health/sockets_check'
import { StoppingCheck } from '#app/core/health/stopping_check'
import { WriteCheck } from '#app/core/health/write_check'
import env from '#start/env'

const checks = new HealthChecks().register([
  new StoppingCheck(),
  new DatabaseCheck(),
  new WriteCheck(),
  new QueueCheck().cacheFor('5 seconds'),
  new OutboxCheck().cacheFor('5 seconds'),
  new ReconcilerCheck().cacheFor('5 seconds'),
  new MailCheck().cacheFor('10 seconds'),
  ...(env.realtime.driver === 'embedded' ? [new SocketsCheck()] : []),
  new DiskCheck(dataFolders(env.storageDir, env.database)).cacheFor('1 minute'),
  ...(env.redisUrl ? [new RedisCheck()] : []),
])

/**
 * Runs the checks. An answer that ends its connection because the process was asked to stop
 * meanwhile says so as well.
 */
async function lookAround() {
  const leaving = departure.isLeaving
  const report = await checks.run()
  return departure.isLeaving === leaving ? report : checks.run()
}

/**
 * Answers a load balancer: 200 while this process can serve and sell, 503 otherwise. Only a caller
 * with HEALTH_TOKEN learns why.
 */
export default class HealthController {
  async show({ request, response }: HttpContext) {
    const { isHealthy, status, checks: results } = await lookAround()
    response.header('cache-control', 'no-store').status(isHealthy ? 200 : 503)
    if (!mayKnow(request.header('authorization'), env.healthToken))
      return response.json({ gezond: isHealthy })
    return response.json({
      gezond: isHealthy,
      status,
      modus: env.mode,
      onderdelen: results.map((check) => ({
        naam: check.name,
        status: check.status,
        melding: check.message,
      })),
    })
  }
}
