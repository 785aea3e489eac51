import { defineConfig, stores } from '@adonisjs/session'
import env from '#start/env'

const sessionConfig = defineConfig({
  enabled: true,
  cookieName: 'shop-session',
  clearWithBrowser: false,
  age: '8h',
  cookie: { path: '/', httpOnly: true, secure: env.live, sameSite: 'lax' },
  store: 'cookie',
  stores: { cookie: stores.cookie() },
})

export default sessionConfig
