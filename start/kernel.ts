import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/exceptions/handler'))

/** These run for every request, also for an unknown address. */
server.use([
  () => import('#app/core/middleware/guard_middleware'),
  () => import('#app/core/middleware/storefront_cache_middleware'),
  () => import('#app/core/middleware/request_log_middleware'),
  () => import('#app/core/middleware/security_headers_middleware'),
  () => import('#app/core/middleware/public_files_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#app/core/middleware/inertia_middleware'),
])

/** These run for every request that has a route. */
router.use([() => import('#app/core/middleware/input_middleware')])

export const middleware = router.named({
  storefront: () => import('#app/core/middleware/storefront_middleware'),
  compressed: () => import('#app/core/middleware/compressed_middleware'),
  privatePage: () => import('#app/core/middleware/private_page_middleware'),
  session: () => import('@adonisjs/session/session_middleware'),
  shield: () => import('@adonisjs/shield/shield_middleware'),
  auth: () => import('@adonisjs/auth/initialize_auth_middleware'),
  admin: () => import('#app/admin/session/admin_middleware'),
  gameMaster: () => import('#app/admin/game_masters/game_master_middleware'),
  playLink: () => import('#app/play/links/play_link_middleware'),
  team: () => import('#app/live/teams/team_middleware'),
  pageToken: () => import('#app/core/middleware/page_token_middleware'),
})
