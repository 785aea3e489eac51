import { defineConfig } from '@adonisjs/vite'

export default defineConfig({
  /** The server bundle lies outside public/, or it could be downloaded. */
  buildDirectory: 'ssr',
  manifestFile: 'public/assets/.vite/manifest.json',
  assetsUrl: '/assets',
})
