import { ApiError } from './api_error.js'
import type { Cursors } from './views.js'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 250

/**
 * The page of a list that `limit`, `from` and `sort` in the query ask for.
 *
 * @param newestFirst the whole list
 * @throws ApiError 400 for a limit or a cursor that does not exist
 */
export function pageOf<T extends { readonly id: string }>(
  newestFirst: readonly T[],
  query: URLSearchParams
) {
  const sort = query.get('sort') ?? 'desc'
  if (sort !== 'asc' && sort !== 'desc') throw new ApiError(400, 'Invalid sort value', 'sort')
  const all = sort === 'asc' ? [...newestFirst].reverse() : newestFirst

  const limit = query.get('limit') ? Number(query.get('limit')) : DEFAULT_LIMIT
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new ApiError(400, `The limit has to be a number from 1 to ${MAX_LIMIT}`, 'limit')
  }

  const from = query.get('from')
  const start = from ? all.findIndex(({ id }) => id === from) : 0
  if (start === -1) throw new ApiError(400, 'Invalid cursor value', 'from')

  const previous = start === 0 ? undefined : all[Math.max(0, start - limit)]
  const cursors: Cursors = {
    limit,
    previous: previous?.id ?? null,
    next: all[start + limit]?.id ?? null,
  }
  return { items: all.slice(start, start + limit), cursors }
}
