import type { HttpContext } from '@adonisjs/core/http'

/** The header with which a service worker asks for the page of its link without the state of its game. */
const HEADER = 'x-onderweg'

export const isShell = (request: HttpContext['request']): boolean =>
  request.header(HEADER) !== undefined
