import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/exceptions/handler'))

/** These run for every request, also for an unknown address. */
const OF_ALL = [
  () => import('#app/core/middleware/guard_middleware'),
  () => import('#app/core/middleware/storefront_cache_middleware'),
  () => import('#app/core/middleware/request_log_middleware'),
  () => import('#app/core/middleware/security_headers_middleware'),
  () => import('#app/core/middleware/public_files_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#app/core/middleware/inertia_middleware'),
]

/** These run for every request that has a route. */
const OF_ROUTES = [() => import('#app/core/middleware/input_middleware')]

const OURS = {
  storefront: () => import('#app/core/middleware/storefront_middleware'),
  compressed: () => import('#app/core/middleware/compressed_middleware'),
  privatePage: () => import('#app/core/middleware/private_page_middleware'),
  admin: () => import('#app/admin/session/admin_middleware'),
  unknownAddress: () => import('#app/admin/session/unknown_address_middleware'),
  gameMaster: () => import('#app/admin/game_masters/game_master_middleware'),
  playLink: () => import('#app/play/links/play_link_middleware'),
  evening: () => import('#app/live/control/evening_middleware'),
  team: () => import('#app/live/teams/team_middleware'),
  pageToken: () => import('#app/core/middleware/page_token_middleware'),
}

server.use(OF_ALL)
router.use(OF_ROUTES)
export const middleware = router.named({
  ...OURS,
  session: () => import('@adonisjs/session/session_middleware'),
  shield: () => import('@adonisjs/shield/shield_middleware'),
  auth: () => import('@adonisjs/auth/initialize_auth_middleware'),
})

/**
 * Our middleware keeps nothing of a request, so one of each serves them all. The container would
 * make each anew for every request, with all that it needs. Only a process that serves pages needs
 * any: a command runs before there is something built to serve, too.
 */
export async function makeMiddlewareOnce() {
  for (const load of [...OF_ALL, ...OF_ROUTES, ...Object.values(OURS)]) {
    const { default: Middleware } = await load()
    app.container.bindValue(Middleware, await app.container.make(Middleware))
  }
}

app.ready(async () => {
  if (app.getEnvironment() === 'web') await makeMiddlewareOnce()
})
