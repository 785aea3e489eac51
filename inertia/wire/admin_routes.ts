import { ADMIN_ROUTES } from '../../.adonisjs/client/admin_routes.js'
import { routesOf, type Route } from './routes_of.js'

/** The routes of the admin area, apart from the others: visitors do not load them. */
export const { route: adminRoute, urlFor: adminUrlFor } = routesOf(ADMIN_ROUTES)

const PATTERNS: Readonly<Record<string, string>> = ADMIN_ROUTES
const patternOf = (name: string) => PATTERNS[name]?.split(' ')[1]

/**
 * The same call at the address that a game master has for it. A call for owners only has no such
 * address: it keeps its own, where a game master is refused.
 */
export function asGameMaster<Name extends string>(route: Route<Name>): Route<Name> {
  const own = patternOf(route.name)?.split('/')
  const theirs = patternOf(`game_master.${route.name}`)
  if (!own || !theirs) return route
  const given = route.url.split('/')
  const url = theirs.replace(/:\w+/g, (part) => given[own.indexOf(part)] ?? part)
  return { ...route, url }
}
