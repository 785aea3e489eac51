import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { filesFingerprint } from './app/core/middleware/files_fingerprint.ts'

/**
 * Pages are written for React and run on Preact, in the browser and where the server renders them:
 * see docs/decisions/house/0087-pages-run-on-preact.md.
 */
const PREACT = {
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react-dom': 'preact/compat',
  'react': `${import.meta.dirname}/inertia/react.ts`,
}

/**
 * What many pages share is one file: a request costs more than a few kilobytes that are not needed.
 * The engine changes with its packages only, so that a browser keeps it from release to release.
 */
const SHARED = [
  {
    name: 'engine',
    test: /\/node_modules\/(preact|@inertiajs|es-toolkit|laravel-precognition)\/|\/react\.ts$|@oxc-project/,
  },
  {
    name: 'parts',
    test: /\/inertia\/(ui\/|wire\/(?!admin)|http|report)|\/client\/visitor_routes|\/domain\/(shop\/|[\w]+\.ts)/,
    minShareCount: 3,
  },
  {
    name: 'wares',
    test: /\/inertia\/shop\/(catalogue|checkout|prices)\/|\/domain\/shop\//,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/inertia\/shop\/(typing\/|gifts\/way_choice|payments\/use_departure)/,
    minShareCount: 2,
  },
  { name: 'rounds', test: /\/domain\/live\//, minShareCount: 2 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

export default defineConfig({
  plugins: [
    tailwindcss(),
    adonisjs({
      entryPoints: ['inertia/app.tsx', 'inertia/play/offline/link_worker.ts'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['{app,resources/views}/**/*.edge'],
      buildDirectory: 'public/assets',
    }),
  ],
  define: {
    FILES_FINGERPRINT: JSON.stringify(filesFingerprint(`${import.meta.dirname}/public`)),
  },
  resolve: { alias: { '~': `${import.meta.dirname}/inertia`, ...PREACT } },
  /**
   * Players bring old phones to an evening; docs/architecture.md says what this setting leaves out.
   */
  build: { target: ['safari15.4', 'chrome100', 'firefox100'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
    ssr: { build: { outDir: 'ssr/server' }, resolve: { noExternal: ['@inertiajs/react'] } },
  },
  server: { watch: { ignored: ['**/storage/**', '**/tmp/**', '**/build/**', '**/build.next/**'] } },
})
