import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { pageNotFound } from '#app/core/exceptions/page_not_found'

/**
 * Counts a link whose secret we do not know. Who tries many of them is guessing and has to wait;
 * somebody with a valid link never counts.
 *
 * @throws too many requests
 */
export async function countUnknownLink({ request }: HttpContext) {
  await limiter.use({ requests: 30, duration: '1 minute' }).consume(`link_${request.ip()}`)
}

/**
 * Refuses a link whose secret we do not know.
 *
 * @throws the not-found page, or too many requests
 */
export async function refuseUnknownLink(ctx: HttpContext): Promise<never> {
  await countUnknownLink(ctx)
  throw pageNotFound()
}
