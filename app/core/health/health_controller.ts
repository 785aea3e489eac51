import { DiskSpaceCheck, HealthChecks } from '@adonisjs/core/health'
import type { HttpContext } from '@adonisjs/core/http'
import { DatabaseCheck } from '#app/core/health/database_check'
import { MailCheck } from '#app/core/health/mail_check'
import { QueueCheck } from '#app/core/health/queue_check'
import { WriteCheck } from '#app/core/health/write_check'
import env from '#start/env'

const checks = new HealthChecks().register([
  new DatabaseCheck(),
  new WriteCheck(),
  new QueueCheck().cacheFor('5 seconds'),
  new MailCheck().cacheFor('10 seconds'),
  new DiskSpaceCheck().cacheFor('1 minute').warnWhenExceeds(85).failWhenExceeds(97),
])

/** Answers a load balancer: 200 while this process can serve and sell, 503 otherwise. */
export default class HealthController {
  async show({ response }: HttpContext) {
    const { isHealthy, status, checks: results } = await checks.run()
    response.header('cache-control', 'no-store')
    return response.status(isHealthy ? 200 : 503).json({
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
