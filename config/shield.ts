import { defineConfig } from '@adonisjs/shield'

/**
 * Session-bound CSRF for the pages that have a session. The headers of every answer and the CSRF of
 * the session-less storefront are in `app/core/middleware`.
 */
export default defineConfig({
  csp: { enabled: false, directives: {}, reportOnly: false },
  csrf: {
    enabled: true,
    exceptRoutes: [],
    enableXsrfCookie: false,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})
