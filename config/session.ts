import { defineConfig } from '@adonisjs/session'
import { COOKIE_OPTIONS, cookieName } from '#app/core/http/cookies'
import { SessionCookieStore } from '#app/core/http/session_cookie_store'

const AGE = '8h'

const sessionConfig = defineConfig({
  enabled: true,
  cookieName: cookieName('shop-session'),
  clearWithBrowser: false,
  age: AGE,
  cookie: COOKIE_OPTIONS,
  store: 'cookie',
  stores: { cookie: (ctx) => new SessionCookieStore(ctx, AGE) },
})

export default sessionConfig
