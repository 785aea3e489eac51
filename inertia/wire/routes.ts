import { VISITOR_ROUTES } from '../../.adonisjs/client/visitor_routes.js'
import { routesOf } from './routes_of.js'

/** The routes of shop, games and team screens; those of the admin area are in `admin_routes.ts`. */
export const { route, urlFor } = routesOf(VISITOR_ROUTES)
