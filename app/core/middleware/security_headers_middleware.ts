import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SECURITY_HEADERS } from '#app/core/http/security_headers'

const HEADERS = Object.entries(SECURITY_HEADERS)

/** Adds the security headers to an answer, see `app/core/http/security_headers.ts`. */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    for (const [name, value] of HEADERS) response.response.setHeader(name, value)
    return next()
  }
}
