import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import env from '#start/env'

/** How long the file stays valid. RFC 9116 advises less than a year. */
const VALID_DAYS = 180

/** Where somebody who finds a leak can tell it (RFC 9116). */
export default class SecurityController {
  show({ response }: HttpContext) {
    const expires = DateTime.utc().startOf('day').plus({ days: VALID_DAYS })
    response.header('content-type', 'text/plain; charset=utf-8')
    response.header('cache-control', 'public, max-age=3600')
    return [
      `Contact: ${env.appUrl}${urlFor('contact.create')}`,
      `Expires: ${expires.toISO({ suppressMilliseconds: true })}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${env.appUrl}${urlFor('security.show')}`,
      '',
    ].join('\n')
  }
}
