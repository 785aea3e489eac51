import { ADMIN_ROUTES } from '../../.adonisjs/client/admin_routes.js'
import { routesOf } from './routes_of.js'

/** The routes of the admin area, apart from the others: visitors do not load them. */
export const { route: adminRoute, urlFor: adminUrlFor } = routesOf(ADMIN_ROUTES)
