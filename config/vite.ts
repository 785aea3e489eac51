import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

export default defineConfig({
  /** The server bundle lies outside public/, because everything in there can be downloaded. */
  buildDirectory: app.makePath('ssr'),
  manifestFile: app.makePath('public/assets/.vite/manifest.json'),
  assetsUrl: '/assets',
})
