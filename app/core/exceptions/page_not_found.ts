import { Exception } from '@adonisjs/core/exceptions'

/** The error for an address that leads nowhere; people see the not-found page. */
export function pageNotFound(): Exception {
  return new Exception('Page not found', { status: 404, code: 'E_NOT_FOUND' })
}
