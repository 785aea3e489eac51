import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['{app,resources/views}/**/*.edge'],
      buildDirectory: 'public/assets',
    }),
  ],
  resolve: { alias: { '~': `${import.meta.dirname}/inertia` } },
  /** Old phones come to an evening as well; see docs/architecture.md for what this does not do. */
  build: { target: ['safari15.4', 'chrome100', 'firefox100'] },
  environments: { ssr: { build: { outDir: 'ssr/server' } } },
  server: { watch: { ignored: ['**/storage/**', '**/tmp/**', '**/build/**', '**/build.next/**'] } },
})
