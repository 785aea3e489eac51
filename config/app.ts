import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'

export const appUrl = env.appUrl

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: (_address, distance) => distance < env.trustProxyHops,
  cookie: {
    path: '/',
    httpOnly: true,
    secure: app.inProduction && env.live,
    sameSite: 'lax',
  },
})
