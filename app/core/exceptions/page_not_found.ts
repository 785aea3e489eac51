import { Exception } from '@adonisjs/core/exceptions'

/** The error for an address that leads nowhere; people see the not-found page. */
export function pageNotFound(): Exception {
  return new Exception('Page not found', { status: 404, code: 'E_NOT_FOUND' })
}

/**
 * The row that somebody asks for by its number; without it the answer is the not-found page. A row that
 * has to be there is read with `findOrFail`, and its absence is a fault of the shop.
 */
export async function orNotFound<Row>(search: PromiseLike<Row | null>): Promise<Row> {
  const row = await search
  if (row === null) throw pageNotFound()
  return row
}
