import { Result } from '@adonisjs/core/health'
import redis from '@adonisjs/redis/services/main'
import { BoundedCheck } from '#app/core/health/bounded_check'
import { redisLine } from '#app/core/rate_limits/redis_line'

/** Checks whether Redis answers. Without it, each process counts rate limits for itself. */
export class RedisCheck extends BoundedCheck {
  name = 'redis'

  protected async look() {
    const answered = await redisLine.ask(() => redis.connection().ping())
    return answered
      ? Result.ok('Redis answers')
      : Result.warning('Redis gives no answer; rate limits are not shared')
  }
}
